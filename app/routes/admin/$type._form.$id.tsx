import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadRecord } from '#app/editor/load-record.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { RecordMissing } from '#app/layouts/admin/record-missing.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/$type/_form/$id')({
  loader: ({ params }) => loadRecord(params.type, params.id),
  gcTime: 0,
  head: ({ match }) => pageHead(match.context.titles.one),
  pendingComponent: () => <Spinner label={m.documents_loading()} />,
  errorComponent: () => <LoadError title={Route.useRouteContext().titles.one} message={m.documents_failed()} />,
  notFoundComponent: Missing,
})

function Missing() {
  const { type } = Route.useParams()
  const { titles } = Route.useRouteContext()
  return <RecordMissing title={titles.one} message={m.record_missing()} to={`/admin/${type}`} label={titles.list} />
}
