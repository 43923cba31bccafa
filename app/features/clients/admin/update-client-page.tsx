import { Button } from '@agency/ui/Button'
import { ErrorState } from '@agency/ui/ErrorState'
import { MessageDialog } from '@agency/ui/MessageDialog'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link, notFound, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Client } from '#app/features/clients/queries.ts'
import { RetryButton } from '#app/layouts/retry-button.tsx'
import { load, readFailure, trpc } from '#app/rendering/trpc.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readClientsSearch } from './clients-search.ts'
import { ClientForm } from './client-form.tsx'

const route = getRouteApi('/admin/update-client/$id')

const clientQuery = (_id: string) => trpc().clients.byId.queryOptions({ _id }, { staleTime: 'static' })

export async function loadClient(id: string): Promise<void> {
  try {
    await load(clientQuery(id))
  } catch (error) {
    throw readFailure(error).code === 'NOT_FOUND' ? notFound() : error
  }
}

export function UpdateClientPage() {
  const { data: client } = useSuspenseQuery(clientQuery(route.useParams().id))
  return <UpdateClient key={client._id} loaded={client} />
}

function UpdateClient({ loaded }: { loaded: Client }) {
  const [client] = useState(loaded) // changes are compared with the record as it was when the form was opened
  const navigate = route.useNavigate()
  const router = useRouter()
  return (
    <>
      <PageHeader
        variant="staff"
        title={m.form_update_title()}
        lead={<span {...localizedText(client.countryName, client.countryNameBn)} />}
      />
      <ClientForm
        client={client}
        onSaved={note => {
          void navigate({
            to: '/admin/manage-clients',
            search: readClientsSearch(router.state.location.state.list ?? {}),
            state: { updated: { _id: client._id, note } },
          })
        }}
      />
    </>
  )
}

export function LoadClientError({ reason }: { reason: string }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <PageHeader variant="staff" title={m.form_update_title()} />
      <ErrorState
        title={m.load_one_failed()}
        description={reason}
        action={
          <>
            <RetryButton />
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
