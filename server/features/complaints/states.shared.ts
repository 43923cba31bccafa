import { m } from '#i18n/paraglide/messages.js'
import type { State } from '#server/features/complaints/state-lists.shared.ts'

export * from '#server/features/complaints/state-lists.shared.ts'

export const stateLabels: Record<State, () => string> = {
  new: m.complaint_state_new,
  answered: m.complaint_state_answered,
  waiting: m.complaint_state_waiting,
  closed: m.complaint_state_closed,
}
