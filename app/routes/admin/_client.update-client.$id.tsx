import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadRecord } from '#app/editor/load-record.ts'
import { LoadClientError } from '#app/features/clients/admin/load-client-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/_client/update-client/$id')({
  loader: ({ params }) => loadRecord('clients', params.id),
  gcTime: 0,
  head: () => pageHead(m.form_update_title()),
  pendingComponent: () => <Spinner label={m.client_loading()} />,
  errorComponent: () => <LoadClientError reason={m.clients_failed_text()} />,
  notFoundComponent: () => <LoadClientError reason={m.client_not_found_text()} />,
})
