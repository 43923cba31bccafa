import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadPage, PageForm } from '#app/features/pages/admin/page-form.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { RecordMissing } from '#app/layouts/admin/record-missing.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/pages/$id')({
  staticData: { right: 'content' },
  loader: ({ params }) => loadPage(params.id),
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData?.title ?? m.pages_many()),
  component: PageForm,
  pendingComponent: () => <Spinner label={m.pages_loading()} />,
  errorComponent: () => <LoadError title={m.pages_many()} message={m.pages_failed()} />,
  notFoundComponent: () => (
    <RecordMissing title={m.pages_many()} message={m.record_missing()} to="/admin/pages" label={m.pages_many()} />
  ),
})
