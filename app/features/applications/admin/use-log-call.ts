import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { useSendOnce } from '#app/editor/use-send-once.ts'
import type { CallOutcome } from '#server/features/applications/stages/states.shared.ts'
import { applicationsClient } from './applications-client.ts'
import { callLabels } from './labels.ts'

type Call = { id: string; outcome: CallOutcome; text?: string }

/**
 * What is said of a call: whose it was where the next person has opened, how it went, and when to call again where a
 * rule or the person says so.
 */
export function calledText(outcome: CallOutcome, callAt: string | undefined, name?: string): string {
  const text =
    callAt && Date.parse(callAt) > Date.now()
      ? m.call_comes_back({
          outcome: callLabels[outcome](),
          at: formatDate(callAt, { dateStyle: 'medium', timeStyle: 'short' }),
        })
      : m.call_logged({ outcome: callLabels[outcome]() })
  return name ? m.fact_of({ label: name, value: text }) : text
}

/** A call that is logged: what is said of it, and what takes it back. */
export type LoggedCall = { said: string; takeBack: () => Promise<boolean> }

type Options = {
  /** Whose call it is, where the next person opens afterwards. */
  name?: string | undefined
  /** Follows where it is taken back, with its note. */
  onUndone?: ((text: string) => void) | undefined
  /** Says it in place of a toast. */
  onLogged?: ((call: LoggedCall) => void) | undefined
}

/** Takes a call back, and says so where nobody else does. */
export function useTakeBack({ onUndone, onLogged }: Options) {
  const { act } = useStaffAction()
  const remove = async (id: string) => {
    const { text } = await applicationsClient().removeEntry.mutate({ id })
    onUndone?.(text)
  }
  return { remove, takeBack: (id: string) => act(() => remove(id), onLogged ? undefined : m.record_undone()) }
}

/** Logs how a call went, in one press. */
export function useLogCall(options: Options) {
  const { name, onLogged } = options
  const { run, isPending } = useStaffAction()
  const { remove, takeBack } = useTakeBack(options)
  const once = useSendOnce()
  async function log(call: Call): Promise<boolean> {
    let made: { id: string; callAt?: string } = { id: '' }
    const send = async () => {
      made = await once(call, idempotencyKey =>
        applicationsClient().addEntry.mutate({ kind: 'call', ...call }, { context: { idempotencyKey } }),
      )
    }
    const said = () => calledText(call.outcome, made.callAt, name)
    if (!onLogged) return run(send, { done: said, undo: () => remove(made.id) })
    const isLogged = await run(send, {})
    if (isLogged) onLogged({ said: said(), takeBack: () => takeBack(made.id) })
    return isLogged
  }
  return { log, isPending }
}
