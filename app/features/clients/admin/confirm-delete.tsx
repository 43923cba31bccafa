import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { MessageDialog } from '@agency/ui/MessageDialog'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useSession } from '#app/editor/session.tsx'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { queryClient, readFailure, trpc } from '#app/rendering/trpc.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { ClientRow } from '#server/features/clients/domain.ts'

type Props = { client: ClientRow | undefined; onClose: () => void; onDeleted: () => void }

/** Asks, deletes, and takes the record out of the list. */
export function ConfirmDelete({ client, onClose, onDeleted }: Props) {
  const router = useRouter()
  const { isSignInOpen } = useSession()
  const triedId = useRef<string>(undefined)
  const remove = useStaffMutation(
    trpc().clients.delete.mutationOptions({
      async onSuccess() {
        await queryClient().invalidateQueries(trpc().clients.pathFilter())
        router.clearCache()
        onDeleted()
      },
      onError: onClose,
    }),
    { text: m.session_delete_text(), button: m.session_delete() },
  )
  const failure = readFailure(remove.error)

  function confirm() {
    if (!client) return
    triedId.current = client._id
    remove.mutate({ _id: client._id })
  }

  return (
    <>
      <ConfirmDialog
        open={client !== undefined && !isSignInOpen}
        onOpenChange={open => {
          if (!open) onClose()
        }}
        title={m.delete_title()}
        description={m.delete_text()}
        labels={{ confirm: m.delete_confirm(), cancel: m.cancel() }}

        busy={remove.isPending}
        onConfirm={confirm}
      >
        {client && (
          <p className="font-semibold wrap-anywhere" {...localizedText(client.countryName, client.countryNameBn)} />
        )}
      </ConfirmDialog>
      <MessageDialog
        open={remove.isError}
        onOpenChange={() => remove.reset()}
        focusAfter={() => document.querySelector<HTMLElement>(`[data-delete="${triedId.current}"]`)}
        variant="danger"
        title={m.error_title()}
        description={m.delete_failed()}
        labels={{ close: m.ok() }}
      >
        {remove.isError && <p className="text-muted">{failure.isOffline ? m.offline() : failure.message}</p>}
      </MessageDialog>
    </>
  )
}
