import { toast } from '@agency/ui/Toasts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { type Outputs, queryClient, readFailure, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

export type TrashRow = Outputs['content']['trash']['rows'][number]

/** A record whose address another one has by now: the sentence that says so, and a free address. */
export type TakenAddress = { row: TrashRow; problem: string; suggestion: string }

/** Restores records from the trash. `onRestored` is called once the list is loaded again. */
export function useRestore(onRestored: () => void) {
  const router = useRouter()
  const [restored, setRestored] = useState<TrashRow>()
  const [taken, setTaken] = useState<TakenAddress>()
  const [pending, setPending] = useState<TrashRow>()
  const { mutateAsync } = useStaffMutation(trpc().content.restore.mutationOptions())

  async function restore(row: TrashRow) {
    setPending(row)
    try {
      await mutateAsync({ feature: row.feature, _id: row._id })
      await finish(row)
    } catch (error) {
      const { isOffline, field, message = m.error_ours(), suggestion } = readFailure(error)
      if (field === 'slug' && suggestion) setTaken({ row, problem: message, suggestion })
      else toast.error(isOffline ? m.offline() : message)
    } finally {
      setPending(undefined)
    }
  }

  /** Once it is back, at its own address or another one. */
  async function finish(row: TrashRow) {
    setTaken(undefined)
    setRestored(row)
    router.clearCache()
    await queryClient().invalidateQueries()
    onRestored()
  }

  return { restore, finish, restored, taken, pending, close: () => setTaken(undefined) }
}

export type Restore = ReturnType<typeof useRestore>
