import { oneOf, readPage, readText } from '#app/list/search-params.ts'
import { DUES } from '#server/features/work/dues.shared.ts'

const WHEN = [...DUES, 'done'] as const

export type TasksSearch = {
  assignee?: string | undefined
  due?: string | undefined
  page?: number | undefined
}

/** What the URL of the list of tasks says: whose they are, and by when. */
export const readTasksSearch = (given: Record<string, unknown>): TasksSearch => ({
  assignee: readText(given.assignee),
  due: readText(given.due),
  page: readPage(given.page),
})

/** The same as the server takes it. */
export const filterOf = ({ assignee, due, page }: TasksSearch) => ({ assignee, due: oneOf(WHEN, due), page })
