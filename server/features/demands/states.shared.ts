import { m } from '#i18n/paraglide/messages.js'
import { type State, STATES } from '#server/features/demands/state-lists.shared.ts'

export * from '#server/features/demands/state-lists.shared.ts'

export const stateLabels: Record<State, () => string> = {
  received: m.demand_state_received,
  checked: m.demand_state_checked,
  accepted: m.demand_state_accepted,
  advertised: m.demand_state_advertised,
  closed: m.demand_state_closed,
  refused: m.demand_state_refused,
  withdrawn: m.demand_state_withdrawn,
}

export const isState = (text: string): text is State => (STATES as readonly string[]).includes(text)
