import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { ActivityPage } from '#app/features/activity/activity-page.tsx'
import { readActivitySearch } from '#app/features/activity/activity-search.ts'
import { pageHead } from '#app/layouts/head.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { loadList } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { activityQuery } from '#app/features/activity/queries.ts'

export const Route = createFileRoute('/admin/activity')({
  staticData: { right: 'activity' },
  validateSearch: readActivitySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, cause }) => loadList(cause, activityQuery(deps)),
  gcTime: 0,
  head: () => pageHead(m.activity_title()),
  component: ActivityPage,
  pendingComponent: () => <Spinner label={m.activity_loading()} />,
  errorComponent: () => <LoadError title={m.activity_title()} message={m.activity_failed()} />,
})
