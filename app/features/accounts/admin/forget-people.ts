import type { useRouter } from '@tanstack/react-router'
import { forgetTyped } from '#app/editor/use-typed-text.ts'
import { queryClient } from '#app/rendering/trpc.ts'

/** After the session has ended by its person: nothing that was read or typed about people stays in this browser. */
export function forgetPeople(router: ReturnType<typeof useRouter>): void {
  forgetTyped()
  queryClient().clear()
  router.clearCache()
}
