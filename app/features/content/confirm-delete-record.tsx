import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { toast } from '@agency/ui/Toasts'
import { useRouter } from '@tanstack/react-router'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import { useSession } from '#app/editor/session.tsx'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import type { nameOf } from '#app/staff/record-title.ts'
import { useUndo } from '#app/list/use-undo.ts'
import { queryClient, readFailure, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

type Deletable = { _id: string; newest: number }
type Props<Row> = {
  feature: string
  record: Row | undefined
  titleOf: (record: Row) => ReturnType<typeof nameOf>
  /** What deleting means for visitors, and what the toast says that was done. */
  text: string
  done: string
  onDeleted?: (record: Row) => void
  onClose: () => void
}

/** Asks, and moves a record with its draft to the trash; a toast offers Undo. */
export function ConfirmDeleteRecord<Row extends Deletable>(props: Props<Row>) {
  const { feature, record, titleOf, text, done, onDeleted, onClose } = props
  const router = useRouter()
  const focusNext = useFocusNext()
  const offerUndo = useUndo()
  const { isSignInOpen } = useSession()
  const remove = useStaffMutation(trpc().content.remove.mutationOptions({ onSettled: onClose }), {
    text: m.session_delete_text(),
    button: m.session_delete(),
  })

  async function confirm(row: Row) {
    const { _id, newest } = row
    try {
      await remove.mutateAsync({ feature, _id, seen: newest })
    } catch (error) {
      const { isOffline, message = m.error_ours() } = readFailure(error)
      toast.error(isOffline ? m.offline() : message)
      return
    }
    onDeleted?.(row)
    router.clearCache()
    await queryClient().invalidateQueries()
    offerUndo(done, { feature, _id })
    focusNext(() => document.querySelector<HTMLElement>('[data-list-status]'))
  }

  return (
    <ConfirmDialog
      open={record !== undefined && !isSignInOpen}
      onOpenChange={open => {
        if (!open) onClose()
      }}
      title={m.delete_title()}
      description={text}
      labels={{ confirm: m.delete_confirm(), cancel: m.cancel() }}

      busy={remove.isPending}
      onConfirm={() => {
        if (record) void confirm(record)
      }}
    >
      {record && <p className="font-semibold wrap-anywhere" {...titleOf(record)} />}
    </ConfirmDialog>
  )
}
