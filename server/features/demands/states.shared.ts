import { m } from '#i18n/paraglide/messages.js'

/** The states of a demand in the order of its way; the last three end it. */
export const STATES = ['received', 'checked', 'accepted', 'advertised', 'closed', 'refused', 'withdrawn'] as const
export type State = (typeof STATES)[number]

/** The steps in their order. */
export const STEPS = STATES.slice(0, 5)

/** In these its posts are given away. */
export const WITH_POSTS: readonly State[] = ['accepted', 'advertised']

/** Nothing follows these. */
export const ENDED: readonly State[] = STATES.slice(4)

/** What a list is narrowed down to: one state, or `open` for those that have not ended. */
export const STATE_FILTERS = ['open', ...STATES] as const

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
