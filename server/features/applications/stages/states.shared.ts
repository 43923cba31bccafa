import { m } from '#i18n/paraglide/messages.js'

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

export const stateLabels: Record<State, () => string> = {
  received: m.application_received,
  called: m.application_called,
  selected: m.application_selected,
  medical: m.application_medical,
  contract: m.application_contract,
  training: m.application_training,
  visa: m.application_visa,
  clearance: m.application_clearance,
  ticket: m.application_ticket,
  departed: m.application_departed,
  arrived: m.application_arrived,
  returned: m.application_returned,
  rejected: m.application_rejected,
  withdrawn: m.application_withdrawn,
}

/** How a call went: somebody was reached, nobody answered, the number is somebody else’s, or they asked to be called again. */
export const CALL_OUTCOMES = ['reached', 'missed', 'wrong', 'again'] as const
export type CallOutcome = (typeof CALL_OUTCOMES)[number]

/** Who can pay what a step costs. */
export const STEP_PAYERS = ['employer', 'worker', 'shared'] as const
export type StepPayer = (typeof STEP_PAYERS)[number]

export const SOURCES = ['website', 'telephone', 'office'] as const
export type Source = (typeof SOURCES)[number]

/** By which way an application came. */
export const sourceLabels = {
  website: m.source_website,
  telephone: m.source_telephone,
  office: m.source_office,
} satisfies Record<Source, () => string>

export const REGISTERED = ['yes', 'no', 'unknown'] as const

export const registeredLabels: Record<string, () => string> = {
  yes: m.application_yes,
  no: m.application_no,
  unknown: m.application_not_known,
}
