import { toast } from '@agency/ui/Toasts'
import { useState } from 'react'
import { withMoved } from '#app/editor/order.ts'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { queryClient, readFailure, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

/** The order of a feature's live documents: `move` shows it at once and saves it; a toast with what was done offers the order before. */
export function useDocumentOrder(feature: string, saved: string[]) {
  const [moved, setMoved] = useState<string[]>()
  const { mutateAsync } = useStaffMutation(trpc().content.reorder.mutationOptions())
  const ids = moved?.length === saved.length && saved.every(id => moved.includes(id)) ? moved : saved

  async function save(next: string[], done?: string) {
    const before = ids
    setMoved(next)
    try {
      await mutateAsync({ feature, ids: next })
      if (done)
        toast.success(done, { id: `order-${feature}`, action: { label: m.undo(), onClick: () => void save(before) } })
    } catch (error) {
      const { isOffline, message = m.error_ours() } = readFailure(error)
      setMoved(undefined)
      toast.error(isOffline ? m.offline() : message)
    }
    await queryClient().invalidateQueries()
  }

  return {
    ids,
    /** `done` says what was done. */
    move: (id: string, to: number, done: string) => void save(withMoved(ids, id, to), done),
  }
}
