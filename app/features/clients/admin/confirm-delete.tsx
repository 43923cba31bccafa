import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { MessageDialog } from '@agency/ui/MessageDialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Client } from '#app/features/clients/queries.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readFailure, useTRPC, useTRPCClient } from '#app/rendering/trpc.ts'
import { useSession } from '#app/layouts/admin/session.tsx'

type Props = { client: Client | undefined; onClose: () => void; onDeleted: () => void }

/** Asks, deletes, and takes the record out of the list in place. */
export function ConfirmDelete({ client, onClose, onDeleted }: Props) {
  const trpc = useTRPC()
  const api = useTRPCClient()
  const queries = useQueryClient()
  const router = useRouter()
  const { keepSession, isAsking } = useSession()
  const tried = useRef<string>(undefined)
  const remove = useMutation({
    mutationFn: ({ _id }: Client) =>
      keepSession(() => api.clients.delete.mutate({ _id }), {
        text: m.session_delete_text(),
        button: m.session_delete(),
      }),
    onSuccess({ _id }) {
      queries.setQueryData(trpc.clients.list.queryKey(), list => list?.filter(other => other._id !== _id))
      router.clearCache()
      onDeleted()
    },
    onError: onClose,
  })
  const failure = readFailure(remove.error)

  function confirm() {
    if (!client) return
    tried.current = client._id
    remove.mutate(client)
  }

  return (
    <>
      <ConfirmDialog
        open={client !== undefined && !isAsking}
        onOpenChange={open => {
          if (!open) onClose()
        }}
        title={m.delete_title()}
        description={m.delete_text()}
        confirmLabel={m.delete_confirm()}
        cancelLabel={m.cancel()}
        busy={remove.isPending}
        onConfirm={confirm}
      >
        {client && (
          <p className="font-semibold wrap-anywhere" {...localizedText(client.countryName, client.countryNameBn)} />
        )}
      </ConfirmDialog>
      <MessageDialog
        open={remove.isError}
        onClose={() => remove.reset()}
        focusAfter={() => document.querySelector<HTMLElement>(`[data-delete="${tried.current}"]`)}
        variant="danger"
        title={m.error_title()}
        description={m.delete_failed()}
        closeLabel={m.ok()}
      >
        {remove.isError && <p className="text-muted">{failure.isOffline ? m.offline() : failure.message}</p>}
      </MessageDialog>
    </>
  )
}
