import { toast } from '@agency/ui/Toasts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { readFailure } from '#app/trpc.ts'
import { useFocusNext } from './-focus-next.ts'
import { useSession } from './-session.tsx'

/**
 * Does one thing at the press of a button, says how it ended, and shows the page as it is now. `busy` is the `id` of what is under way.
 * When the button is gone afterwards, the focus goes to the section around it.
 */
export function useAct() {
  const router = useRouter()
  const { keepSession } = useSession()
  const focusNext = useFocusNext()
  const [busy, setBusy] = useState<string>()
  async function act(id: string, work: () => Promise<unknown>, done: string): Promise<boolean> {
    setBusy(id)
    const around = document.activeElement?.closest<HTMLElement>('section, main')
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
      focusNext(() => {
        if (!around || document.activeElement !== document.body) return undefined
        around.tabIndex = -1
        return around
      })
    }
  }
  return { act, busy }
}
