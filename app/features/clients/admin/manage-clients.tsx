import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { MessageDialog } from '@agency/ui/MessageDialog'
import { Spinner } from '@agency/ui/Spinner'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Client } from '#app/features/clients/queries.ts'
import { RetryButton } from '#app/layouts/admin/load-error.tsx'
import { readFailure, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ClientCard } from './client-card.tsx'
import { ConfirmDelete } from './confirm-delete.tsx'
import { ManageClientsHeader } from './manage-clients-header.tsx'
import { UpdatedNotice } from './updated-notice.tsx'

export const clientsQuery = () => trpc().clients.list.queryOptions()

/** Every client country as staff see it, to edit or delete. */
export function ManageClients() {
  const { data: clients, error } = useSuspenseQuery(clientsQuery())
  const [deleting, setDeleting] = useState<Client>()
  const [isDeleted, setDeleted] = useState(false)
  const deletedIndex = useRef(0)

  /** The country in the place of the deleted one, or the link that adds one. */
  function findNext() {
    const links = document.querySelectorAll<HTMLElement>('[data-edit]')
    return (
      links[Math.min(deletedIndex.current, links.length - 1)] ?? document.querySelector<HTMLElement>('[data-add-first]')
    )
  }

  return (
    <>
      <ManageClientsHeader />
      {error && <LoadFailed error={error} />}
      {clients.length === 0 && <NoClients />}
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {clients.map((client, n) => (
          <li key={client._id} className="grid min-w-0">
            <ClientCard
              client={client}
              onDelete={() => {
                deletedIndex.current = n
                setDeleting(client)
              }}
            />
          </li>
        ))}
      </ul>
      <ConfirmDelete
        client={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={() => {
          setDeleting(undefined)
          setDeleted(true)
        }}
      />
      <MessageDialog
        open={isDeleted}
        onClose={() => setDeleted(false)}
        focusAfter={findNext}
        variant="success"
        title={m.deleted_title()}
        description={m.deleted_text()}
        closeLabel={m.ok()}
      />
      <UpdatedNotice />
    </>
  )
}

function NoClients() {
  return (
    <EmptyState
      title={m.manage_empty_title()}
      description={m.manage_empty_text()}
      action={
        <Button asChild variant="accent">
          <Link to="/admin/add-new-client" data-add-first>
            {m.admin_add()}
          </Link>
        </Button>
      }
    />
  )
}

export function LoadingClients() {
  return (
    <>
      <ManageClientsHeader />
      <Spinner label={m.manage_loading()} />
    </>
  )
}

export function LoadClientsError({ error }: { error: unknown }) {
  return (
    <>
      <ManageClientsHeader />
      <LoadFailed error={error} />
    </>
  )
}

function LoadFailed({ error }: { error: unknown }) {
  const failure = readFailure(error)
  const message = failure.isOffline ? m.clients_failed_text() : (failure.message ?? m.error_ours())
  return (
    <p role="alert" className="mb-6 flex flex-wrap items-center gap-4 font-semibold text-danger">
      {m.load_failed({ message })}
      <RetryButton variant="secondary" />
    </p>
  )
}
