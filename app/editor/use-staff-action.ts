import { toast } from '@agency/ui/Toasts'
import { useRouter } from '@tanstack/react-router'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { queryClient, readFailure } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

const UNDO_MS = 20_000

type Work = () => Promise<unknown>
type Failure = ReturnType<typeof readFailure>
type Answer = {
  /** What a toast says when it is done. */
  done?: string | undefined
  undo?: Work | undefined
  /** Deals with a failure in its own way, where it gives true. */
  onFailure?: ((failure: Failure) => boolean) | undefined
}

/**
 * Does something, says so in a toast that offers to undo it, and loads what the page shows again. A failure is said with the way to where it can
 * be put right. Gives whether it was done.
 */
export function useStaffAction() {
  const router = useRouter()
  const { mutateAsync, isPending } = useStaffMutation({ mutationFn: (work: Work) => work() })

  async function run(work: Work, { done, undo, onFailure }: Answer): Promise<boolean> {
    try {
      await mutateAsync(work)
    } catch (error) {
      const failure = readFailure(error)
      if (!onFailure?.(failure)) say(failure)
      return false
    }
    await queryClient().invalidateQueries()
    if (done && undo)
      toast.success(done, {
        duration: UNDO_MS,
        action: { label: m.undo(), onClick: () => void act(undo, m.record_undone()) },
      })
    else if (done) toast.success(done)
    return true
  }
  function say({ isOffline, message, page }: Failure) {
    const sentence = isOffline ? m.offline() : (message ?? m.error_ours())
    const action = page && { label: m.put_right_there(), onClick: () => router.history.push(page) }
    toast.error(sentence, action ? { duration: UNDO_MS, action } : undefined)
  }

  const act = (work: Work, done?: string, undo?: Work): Promise<boolean> => run(work, { done, undo })
  return { act, run, isPending }
}
