import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadPerson, PersonPage } from '#app/features/accounts/admin/person-page.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { RecordMissing } from '#app/layouts/admin/record-missing.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/staff/$id')({
  staticData: { right: 'people' },
  loader: ({ params }) => loadPerson(params.id),
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData?.name ?? m.staff_title()),
  component: PersonPage,
  pendingComponent: () => <Spinner label={m.staff_loading()} />,
  errorComponent: () => <LoadError title={m.staff_title()} message={m.person_failed()} />,
  notFoundComponent: () => (
    <RecordMissing title={m.staff_title()} message={m.staff_missing()} to="/admin/staff" label={m.staff_title()} />
  ),
})
