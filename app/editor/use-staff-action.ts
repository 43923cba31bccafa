import { toast } from '@agency/ui/Toasts'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { queryClient, readFailure } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

const UNDO_MS = 20_000

type Work = () => Promise<unknown>
type Answer = {
  /** What a toast says when it is done. */
  done?: string | undefined
  undo?: Work | undefined
  /** Deals with a failure in its own way, where it gives true. */
  onFailure?: ((failure: ReturnType<typeof readFailure>) => boolean) | undefined
}

/** Does something, says so in a toast that offers to undo it, and loads what the page shows again. Gives whether it was done. */
export function useStaffAction() {
  const { mutateAsync, isPending } = useStaffMutation({ mutationFn: (work: Work) => work() })

  async function run(work: Work, { done, undo, onFailure }: Answer): Promise<boolean> {
    try {
      await mutateAsync(work)
    } catch (error) {
      const failure = readFailure(error)
      if (!onFailure?.(failure)) toast.error(failure.isOffline ? m.offline() : (failure.message ?? m.error_ours()))
      return false
    }
    await queryClient().invalidateQueries()
    if (done && undo)
      toast.success(done, {
        duration: UNDO_MS,
        action: { label: m.undo(), onClick: () => void act(undo, m.enquiry_undone()) },
      })
    else if (done) toast.success(done)
    return true
  }
  const act = (work: Work, done?: string, undo?: Work): Promise<boolean> => run(work, { done, undo })
  return { act, run, isPending }
}
