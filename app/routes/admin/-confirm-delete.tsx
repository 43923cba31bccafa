import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { MessageDialog } from '@agency/ui/MessageDialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Client } from '#app/clients.ts'
import { m } from '#app/paraglide/messages.js'
import { readFailure, useTRPC } from '#app/trpc.ts'

type Props = { client: Client | undefined; onClose: () => void; onDeleted: () => void }

/** Asks, deletes, and takes the record out of the list in place. */
export function ConfirmDelete({ client, onClose, onDeleted }: Props) {
  const trpc = useTRPC()
  const queries = useQueryClient()
  const router = useRouter()
  const remove = useMutation(trpc.clients.delete.mutationOptions({
    onSuccess(_, { _id }) {
      queries.setQueryData(trpc.clients.list.queryKey(), list => list?.filter(other => other._id !== _id))
      router.clearCache()
      onDeleted()
    },
    onError: onClose,
  }))
  const failure = readFailure(remove.error)
  return (
    <>
      <ConfirmDialog
        open={client !== undefined} onOpenChange={open => { if (!open) onClose() }} title={m.delete_title()} description={m.delete_text()}
        confirmLabel={m.delete_confirm()} cancelLabel={m.cancel()} busy={remove.isPending} onConfirm={() => { if (client) remove.mutate({ _id: client._id }) }}
      >
        {client && <p className="font-semibold wrap-anywhere">{client.countryName}</p>}
      </ConfirmDialog>
      <MessageDialog open={remove.isError} onClose={() => remove.reset()} variant="danger" title={m.error_title()} description={m.delete_failed()} closeLabel={m.ok()}>
        {remove.isError && <p className="text-muted">{failure.isOffline ? m.offline() : failure.message}</p>}
      </MessageDialog>
    </>
  )
}
