import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadScreen, PreviewScreen } from '#app/features/content/preview-screen.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { RecordMissing } from '#app/layouts/admin/record-missing.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'
import { editing } from '#server/drafts/editing.shared.ts'

export const Route = createFileRoute('/admin/preview/$feature/$id')({
  staticData: { right: editing },
  loader: ({ params, location }) => loadScreen(params, location),
  gcTime: 0,
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.title) : {}),
  component: PreviewScreen,
  pendingComponent: () => <Spinner label={m.preview_loading()} />,
  errorComponent: () => <LoadError title={m.preview_title()} message={m.preview_failed()} />,
  notFoundComponent: () => (
    <RecordMissing title={m.preview_title()} message={m.record_missing()} to="/admin" label={m.admin_dashboard()} />
  ),
})
