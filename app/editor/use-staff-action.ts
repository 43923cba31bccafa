import { toast } from '@agency/ui/Toasts'
import { hashKey, type Query, type QueryKey } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { queryClient, readFailure } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

const UNDO_MS = 20_000

type Work = () => Promise<unknown>
type Failure = ReturnType<typeof readFailure>
type Answer = {
  /** What a toast says when it is done, where that is known or once it is. */
  done?: string | (() => string) | undefined
  undo?: Work | undefined
  /** Which of several it is done with, such as the id of a row. */
  of?: string
  /** The key of what is no longer there, and is not asked for again by a page that is being left. */
  gone?: QueryKey
  /** Deals with a failure in its own way, where it gives true. */
  onFailure?: ((failure: Failure) => boolean) | undefined
}

/**
 * A change at the press of a button: says in a toast that it is done and offers to undo it, or why it failed, with the
 * way to where that can be put right; and loads what the page shows again. Gives whether it was done. `pending` is what
 * it is being done with, as `of` says.
 */
export function useStaffAction() {
  const router = useRouter()
  const { mutateAsync, isPending, variables } = useStaffMutation({
    mutationFn: ({ work }: { work: Work } & Pick<Answer, 'of' | 'gone'>) => work(),
    onSuccess: async (_, { gone }) => {
      await queryClient().invalidateQueries({ refetchType: 'none' })
      const isThere = ({ queryHash }: Query) => !gone || queryHash !== hashKey(gone)
      await queryClient().refetchQueries({ type: 'active', predicate: isThere })
    },
  })

  async function run(work: Work, { done, undo, of, gone, onFailure }: Answer): Promise<boolean> {
    try {
      await mutateAsync({ work, ...(of !== undefined && { of }), ...(gone && { gone }) })
    } catch (error) {
      const failure = readFailure(error)
      void queryClient().invalidateQueries() // what is not as the page shows it may be why
      if (!onFailure?.(failure)) say(failure)
      return false
    }
    if (done)
      sayDone(typeof done === 'string' ? done : done(), undo && undoing(() => void act(undo, m.record_undone())))
    return true
  }
  function say({ isOffline, message, page }: Failure) {
    const sentence = isOffline ? m.offline() : (message ?? m.error_ours())
    const action = page && { label: m.put_right_there(), onClick: () => router.history.push(page) }
    toast.error(sentence, action ? { duration: UNDO_MS, action } : undefined)
  }

  const act = (work: Work, done?: string, undo?: Work): Promise<boolean> => run(work, { done, undo })
  return { act, run, isPending, pending: isPending ? variables.of : undefined }
}

/** What a toast offers. */
export type ToastAction = { label: string; onClick: () => void }

export const undoing = (onClick: () => void): ToastAction => ({ label: m.undo(), onClick })

/** Says that something is done, for longer where something can be done about it. */
export function sayDone(done: string, action?: ToastAction): void {
  toast.success(done, action && { duration: UNDO_MS, action })
}
