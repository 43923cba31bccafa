import type { useRouter } from '@tanstack/react-router'
import { forgetTyped } from '#app/editor/typed-copies.ts'
import { queryClient } from '#app/rendering/trpc.ts'

/**
 * After a person has ended their session: nothing that was typed about people, or read once `leave` has left the page,
 * stays in this browser.
 */
export async function forgetPeople(router: ReturnType<typeof useRouter>, leave: () => Promise<unknown>): Promise<void> {
  forgetTyped()
  await leave()
  queryClient().clear()
  router.clearCache()
}
