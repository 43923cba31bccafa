import { toast } from '@agency/ui/Toasts'
import type { UseMutationOptions } from '@tanstack/react-query'
import { queryClient, readFailure } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { useStaffMutation } from './use-staff-mutation.ts'

/**
 * A change at the press of a button: `act` makes it, reports how it ended, and loads what the page shows again.
 * `pending` is what the change under way was called with.
 */
export function useAction<Data, Failure, Input, Before>(options: UseMutationOptions<Data, Failure, Input, Before>) {
  const { mutateAsync, isPending, variables } = useStaffMutation({
    ...options,
    onSettled: () => queryClient().invalidateQueries(),
  })
  /** `done` is the sentence for success. Returns whether the change was made. */
  async function act(input: Input, done: string): Promise<boolean> {
    try {
      await mutateAsync(input)
      toast.success(done)
      return true
    } catch (error) {
      const { isOffline, message = m.error_ours() } = readFailure(error)
      toast.error(isOffline ? m.offline() : message)
      return false
    }
  }
  return { act, isPending, pending: isPending ? variables : undefined }
}
