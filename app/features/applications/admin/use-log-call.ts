import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { useSendOnce } from '#app/editor/use-send-once.ts'
import type { CallOutcome } from '#server/features/applications/stages/states.shared.ts'
import { applicationsClient } from './applications-client.ts'
import { callLabels } from './labels.ts'

type Call = { id: string; outcome: CallOutcome; text?: string }

/**
 * What a toast says of a call: whose it was where the next person has opened, how it went, and when to call again where a
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

/** Logs how a call went, in one press; `undone` follows with its note where it is taken back. */
export function useLogCall(undone?: (text: string) => void, name?: string) {
  const { run, isPending } = useStaffAction()
  const once = useSendOnce()
  async function log(call: Call): Promise<boolean> {
    let made: { id: string; callAt?: string } = { id: '' }
    return run(
      async () => {
        made = await once(call, idempotencyKey =>
          applicationsClient().addEntry.mutate({ kind: 'call', ...call }, { context: { idempotencyKey } }),
        )
      },
      {
        done: () => calledText(call.outcome, made.callAt, name),
        undo: async () => {
          const { text } = await applicationsClient().removeEntry.mutate({ id: made.id })
          undone?.(text)
        },
      },
    )
  }
  return { log, isPending }
}
