// Without their names: the addresses of lists read these, which every visitor loads.

/** Unread, read, answered, done with, and unwanted. */
const STATES = ['new', 'open', 'answered', 'handled', 'spam'] as const
export type State = (typeof STATES)[number]

/** What a list of enquiries can be narrowed down to: one state, or `todo` for those that nobody has answered yet. */
export const STATE_FILTERS = ['todo', ...STATES] as const
