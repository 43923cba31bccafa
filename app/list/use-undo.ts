import { toast } from '@agency/ui/Toasts'
import { useRouter } from '@tanstack/react-router'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { queryClient, readFailure, trpc } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { keepFocusInList } from './keep-focus.ts'

const UNDO_MS = 20_000

/** A bulk action, or one deleted record. */
type Undoable = { batch: string } | { feature: string; _id: string }

/** Says in a toast what was done, and offers to undo it. */
export function useUndo(): (done: string, what: Undoable | undefined) => void {
  const router = useRouter()
  const { mutateAsync: undoBatch } = useStaffMutation(trpc().content.undo.mutationOptions())
  const { mutateAsync: restore } = useStaffMutation(trpc().content.restore.mutationOptions())

  async function undo(what: Undoable) {
    try {
      const { undone, skipped } = 'batch' in what ? await undoBatch(what) : await restoreOne(what)
      router.clearCache()
      await queryClient().invalidateQueries()
      keepFocusInList()
      if (undone > 0) toast.success(m.list_undone(plural(undone)))
      for (const { title, reason } of skipped) toast.error(m.list_failed_one({ name: title, reason }))
    } catch (error) {
      const { isOffline, message = m.error_ours() } = readFailure(error)
      toast.error(isOffline ? m.offline() : message)
    }
  }

  async function restoreOne(what: { feature: string; _id: string }) {
    await restore(what)
    return { undone: 1, skipped: [] as { title: string; reason: string }[] }
  }

  return (done, what) => {
    if (!what) toast.success(done)
    else toast.success(done, { duration: UNDO_MS, action: { label: m.undo(), onClick: () => void undo(what) } })
  }
}
