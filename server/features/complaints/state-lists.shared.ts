// Without their names: the addresses of lists read these, which every visitor loads.

/** `answered` waits for who wrote, `waiting` for an officer again. */
export const STATES = ['new', 'answered', 'waiting', 'closed'] as const
export type State = (typeof STATES)[number]

/** Those that wait for an officer. */
export const TODO: readonly State[] = ['new', 'waiting']

/** What a list can be narrowed down to: one state, or `todo` for those that wait for an officer. */
export const STATE_FILTERS = ['todo', ...STATES] as const
