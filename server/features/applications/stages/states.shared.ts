import { m } from '#i18n/paraglide/messages.js'
import type { Source, State } from '#server/features/applications/stages/state-lists.shared.ts'

export * from '#server/features/applications/stages/state-lists.shared.ts'

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
