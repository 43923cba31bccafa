import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadPeople, PeoplePage } from '#app/features/people/admin/people-page.tsx'
import { readPeopleSearch } from '#app/features/people/admin/people-search.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/people')({
  staticData: { part: 'applications', right: 'applications' },
  validateSearch: readPeopleSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, cause }) => loadPeople(deps, cause),
  gcTime: 0,
  head: () => pageHead(m.people_title()),
  component: PeoplePage,
  pendingComponent: () => <Spinner label={m.list_loading()} />,
  errorComponent: () => <LoadError title={m.people_title()} message={m.people_failed()} />,
})
