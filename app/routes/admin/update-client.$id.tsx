import { Button } from '@agency/ui/Button'
import { ErrorState } from '@agency/ui/ErrorState'
import { MessageDialog } from '@agency/ui/MessageDialog'
import { PageHeader } from '@agency/ui/PageHeader'
import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute, Link, notFound, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { findClient } from '#app/features/clients/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ClientForm } from '#app/features/clients/admin/client-form.tsx'

export const Route = createFileRoute('/admin/update-client/$id')({
  loader: async ({ params }) => {
    const client = await findClient(params.id)
    if (!client) throw notFound()
    return client
  },
  gcTime: 0, // a form never begins with a record that was loaded some time ago
  head: () => pageHead(m.form_update_title()),
  component: UpdateClient,
  pendingComponent: () => <Spinner label={m.client_loading()} />,
  errorComponent: () => <LoadFailed reason={m.clients_failed_text()} />,
  notFoundComponent: () => <LoadFailed reason={m.client_not_found_text()} />,
})

function UpdateClient() {
  const client = Route.useLoaderData()
  const navigate = Route.useNavigate()
  return (
    <>
      <PageHeader
        variant="staff"
        title={m.form_update_title()}
        lead={<span {...localizedText(client.countryName, client.countryNameBn)} />}
      />
      <ClientForm
        key={client._id}
        client={client}
        onSaved={note => {
          void navigate({ to: '/admin/manage-clients', state: { updated: { _id: client._id, note } } })
        }}
      />
    </>
  )
}

function LoadFailed({ reason }: { reason: string }) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <PageHeader variant="staff" title={m.form_update_title()} />
      <ErrorState
        title={m.load_one_failed()}
        description={reason}
        action={
          <>
            <Button
              onClick={() => {
                void router.invalidate()
              }}
            >
              {m.retry()}
            </Button>
            <Button variant="secondary" asChild>
              <Link to="/admin/manage-clients">{m.manage_title()}</Link>
            </Button>
          </>
        }
      />
      <MessageDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        variant="danger"
        title={m.load_one_failed_title()}
        description={m.load_one_failed()}
        closeLabel={m.ok()}
      />
    </>
  )
}
