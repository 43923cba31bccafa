import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadRecord } from '#app/editor/load-record.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/fees/_form/$id')({
  loader: ({ params }) => loadRecord('fees', params.id),
  gcTime: 0,
  head: () => pageHead(m.fee_one()),
  pendingComponent: () => <Spinner label={m.documents_loading()} />,
  errorComponent: () => <LoadError title={m.fee_one()} message={m.documents_failed()} />,
  notFoundComponent: () => <LoadError title={m.fee_one()} message={m.content_missing()} />,
})
