// Without their names: the addresses of lists read these, which every visitor loads.

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
