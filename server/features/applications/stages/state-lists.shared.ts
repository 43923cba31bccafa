// Without their names: the addresses of lists read these, which every visitor loads.

/** The states of an application that are stages of a worker, in their order: something may have to be there for them. */
export const STAGES = [
  'selected',
  'medical',
  'contract',
  'training',
  'visa',
  'clearance',
  'ticket',
  'departed',
  'arrived',
  'returned',
] as const

/** The way of an application, and its other ends. docs/decisions/0271 says why the stages of a worker are among them. */
export const STATES = ['received', 'called', ...STAGES, 'rejected', 'withdrawn'] as const
export type State = (typeof STATES)[number]

/** The steps in their order. */
export const STEPS = STATES.slice(0, STATES.indexOf('returned'))

/** In these nobody may be asked for money. */
export const BEFORE_SELECTION: readonly State[] = ['received', 'called']

/** Whoever is in one of these has a post. */
export const TAKING: readonly State[] = STAGES

/** Whoever is in one of these has left for the country of work. */
export const DEPARTED: readonly State[] = ['departed', 'arrived', 'returned']

/** These ended without a departure. */
export const CLOSED: readonly State[] = ['rejected', 'withdrawn']

/** An applicant has nothing to do in these, and nothing to withdraw. */
export const ENDED: readonly State[] = [...DEPARTED, ...CLOSED]

/** What a list is narrowed down to: one state, or `open` for those that have not ended. */
export const STATE_FILTERS = ['open', ...STATES] as const

export const SOURCES = ['website', 'telephone', 'office'] as const
export type Source = (typeof SOURCES)[number]
