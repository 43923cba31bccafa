import { toast } from '@agency/ui/Toasts'
import type { useRouter } from '@tanstack/react-router'
import { mayLeave } from '#app/editor/may-leave.ts'
import { m } from '#i18n/paraglide/messages.js'
import { trpcClient } from '#app/rendering/trpc.ts'
import { forgetPeople } from './forget-people.ts'

/**
 * Asks about unsaved work, ends the session, goes to the login page, and forgets what this browser has of people. On an
 * error it shows a message, and the session goes on.
 */
export async function signOut(router: ReturnType<typeof useRouter>): Promise<void> {
  if (!(await mayLeave(router))) return
  try {
    await trpcClient().accounts.signOut.mutate()
  } catch {
    toast.error(m.logout_failed())
    return
  }
  await forgetPeople(router, () => router.navigate({ to: '/login', ignoreBlocker: true }))
}
