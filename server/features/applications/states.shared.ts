import { m } from '#i18n/paraglide/messages.js'

/** The way of an application, and its two other ends. */
export const STATES = [
  'received',
  'called',
  'selected',
  'medical',
  'visa',
  'ticket',
  'departed',
  'rejected',
  'withdrawn',
] as const
export type State = (typeof STATES)[number]

/** The steps in their order. */
export const STEPS = STATES.slice(0, 7)

/** Whoever is in one of these has a post. */
export const TAKING: readonly State[] = ['selected', 'medical', 'visa', 'ticket', 'departed']

/** Nothing follows these. */
export const ENDED: readonly State[] = ['departed', 'rejected', 'withdrawn']

export const stateLabels: Record<State, () => string> = {
  received: m.application_received,
  called: m.application_called,
  selected: m.application_selected,
  medical: m.application_medical,
  visa: m.application_visa,
  ticket: m.application_ticket,
  departed: m.application_departed,
  rejected: m.application_rejected,
  withdrawn: m.application_withdrawn,
}

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
