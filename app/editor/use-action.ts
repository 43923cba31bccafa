import { toast } from '@agency/ui/Toasts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { readFailure } from '#app/rendering/trpc.ts'
import { useSession } from '#app/layouts/admin/session.tsx'

/**
 * Does one thing at the press of a button, says how it ended, and shows the page as it is now. `busy` is the `id` of what is under way.
 */
export function useAction() {
  const router = useRouter()
  const { keepSession } = useSession()
  const [busy, setBusy] = useState<string>()
  async function act(id: string, work: () => Promise<unknown>, done: string): Promise<boolean> {
    setBusy(id)
    try {
      await keepSession(work)
      toast.success(done)
      return true
    } catch (error) {
      const { isOffline, message = m.error_ours() } = readFailure(error)
      toast.error(isOffline ? m.offline() : message)
      return false
    } finally {
      await router.invalidate()
      setBusy(undefined)
    }
  }
  return { act, busy }
}
