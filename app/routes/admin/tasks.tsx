import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadTasks, TasksPage } from '#app/features/tasks/admin/tasks-page.tsx'
import { readTasksSearch } from '#app/features/tasks/admin/tasks-search.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'
import { WORKED } from '#server/features/work/worked.shared.ts'

export const Route = createFileRoute('/admin/tasks')({
  staticData: { part: 'tasks', right: WORKED },
  validateSearch: readTasksSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, cause }) => loadTasks(deps, cause),
  gcTime: 0,
  head: () => pageHead(m.tasks_title()),
  component: TasksPage,
  pendingComponent: () => <Spinner label={m.list_loading()} />,
  errorComponent: () => <LoadError title={m.tasks_title()} message={m.tasks_failed()} />,
})
