import { among, anyText, listFilters } from '#app/list/list-filters.ts'
import { DUES } from '#server/features/work/dues.shared.ts'

/** What the URL of the list of tasks says: whose they are, and by when. */
const list = listFilters({ sort: ['due'] }, { assignee: anyText, due: among([...DUES, 'done']) })
export const readTasksSearch = list.readSearch
export type TasksSearch = ReturnType<typeof readTasksSearch>

/** The same as the server takes it. */
export function filterOf(asked: TasksSearch) {
  const { assignee, due } = list.filterOf(asked)
  return { assignee, due, page: asked.page }
}
