import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadClient, LoadClientError, UpdateClientPage } from '#app/features/clients/admin/update-client-page.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/update-client/$id')({
  loader: ({ params }) => loadClient(params.id),
  gcTime: 0,
  head: () => pageHead(m.form_update_title()),
  component: UpdateClientPage,
  pendingComponent: () => <Spinner label={m.client_loading()} />,
  errorComponent: () => <LoadClientError reason={m.clients_failed_text()} />,
  notFoundComponent: () => <LoadClientError reason={m.client_not_found_text()} />,
})
