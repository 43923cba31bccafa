import { m } from '#i18n/paraglide/messages.js'
import type { CallOutcome } from '#server/features/applications/stages/states.shared.ts'

export const callLabels: Record<CallOutcome, () => string> = {
  reached: m.call_reached,
  missed: m.call_missed,
  wrong: m.call_wrong,
  again: m.call_again,
}
