import { m } from '#i18n/paraglide/messages.js'
import type { Kind } from '#server/features/applications/stages/gaps.shared.ts'

/** Their files show what is sealed in a file. */
export const SEALED_KINDS: readonly string[] = ['passport', 'nid']

/** Of these a worker may have several that hold at the same time; of the others the newest stands for all. */
export const MANY_KINDS: readonly string[] = ['training', 'other']

/** They hold for the application alone that they were made for: another journey needs its own. */
export const STAGE_KINDS: readonly Kind[] = ['medical', 'contract', 'visa', 'clearance', 'ticket', 'arrival', 'return']

export const FACTS = ['place', 'person', 'number', 'heldOn', 'outcome', 'issuedOn', 'expiresOn'] as const
export type Fact = (typeof FACTS)[number]

const usual = { number: m.document_number, issuedOn: m.document_issued, expiresOn: m.document_expires }

/**
 * What a document of each kind says, in the words of its kind: the facts of a stage are those of its document.
 * docs/decisions/0271 says why. The numbers of passport and NID are sealed in the file itself.
 */
export const factLabels: Record<Kind, Partial<Record<Fact, () => string>>> = {
  passport: {},
  nid: { issuedOn: m.document_issued, expiresOn: m.document_expires },
  photograph: {},
  medical: {
    place: m.fact_centre,
    number: m.document_number,
    heldOn: m.fact_day,
    outcome: m.fact_result,
    expiresOn: m.fact_valid_until,
  },
  training: { place: m.fact_centre, number: m.document_number, heldOn: m.fact_first_day, issuedOn: m.fact_completed },
  police: usual,
  visa: {
    number: m.document_number,
    person: m.fact_sponsor,
    issuedOn: m.fact_valid_from,
    expiresOn: m.fact_valid_until,
  },
  clearance: { number: m.document_number, issuedOn: m.fact_day },
  contract: { issuedOn: m.fact_signed, outcome: m.fact_copy, expiresOn: m.document_expires },
  ticket: { place: m.fact_flight, number: m.fact_pnr, heldOn: m.fact_flight_day, person: m.fact_seen_off },
  arrival: { heldOn: m.fact_day, person: m.fact_confirmed },
  return: { heldOn: m.fact_day, place: m.fact_reason, outcome: m.fact_claim },
  other: usual,
}

export const OUTCOMES = ['fit', 'unfit', 'given', 'none', 'open', 'settled'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** The outcomes that a kind may have, in their words. */
export const outcomeLabels: Partial<Record<Kind, Partial<Record<Outcome, () => string>>>> = {
  medical: { fit: m.outcome_fit, unfit: m.outcome_unfit },
  contract: { given: m.outcome_given },
  return: { none: m.outcome_none, open: m.outcome_open, settled: m.outcome_settled },
}

/** The facts of a document, without a last day where somebody was not fit: that holds until another check. */
export const withoutEndOfUnfit = <Facts extends { outcome: string; expiresOn: string }>(facts: Facts): Facts =>
  facts.outcome === 'unfit' ? { ...facts, expiresOn: '' } : facts

/** Which of its facts a document is no proof without. */
export const NEEDED_FACTS: Partial<Record<Kind, readonly Fact[]>> = {
  medical: ['outcome'],
  training: ['issuedOn'],
  visa: ['number'],
  clearance: ['number'],
  contract: ['issuedOn', 'outcome'],
  ticket: ['number', 'heldOn'],
  arrival: ['person'],
  return: ['place'],
}

/**
 * What is written down of many people on one day: the facts that are the same for all, and those that differ from one
 * person to the next.
 */
export const DAY_FACTS = {
  medical: { once: ['place', 'heldOn', 'expiresOn'], each: ['outcome'] },
  contract: { once: ['issuedOn', 'outcome', 'expiresOn'], each: [] },
  training: { once: ['place', 'heldOn', 'issuedOn'], each: ['number'] },
  police: { once: ['issuedOn', 'expiresOn'], each: ['number'] },
  visa: { once: ['person', 'issuedOn', 'expiresOn'], each: ['number'] },
  clearance: { once: ['issuedOn'], each: ['number'] },
  ticket: { once: ['place', 'number', 'heldOn', 'person'], each: [] },
  arrival: { once: ['heldOn', 'person'], each: [] },
} as const satisfies Partial<Record<Kind, { once: readonly Fact[]; each: readonly Fact[] }>>
export type DayKind = keyof typeof DAY_FACTS

/** Where one of these is another than on the paper that is there, it is another paper, and nothing of the first one holds for it. */
export const OWN_FACTS: Record<DayKind, readonly Fact[]> = {
  medical: ['heldOn', 'outcome', 'number'],
  contract: ['issuedOn'],
  training: ['place', 'heldOn', 'number', 'issuedOn'],
  police: ['number', 'issuedOn'],
  visa: ['number'],
  clearance: ['number'],
  ticket: ['number'],
  arrival: [],
}
/** What is held at one place on one day is the same check, or the same course, whatever else is corrected. */
export const HELD_FACTS: readonly Fact[] = ['place', 'heldOn']

export const DAY_KINDS = Object.keys(DAY_FACTS) as DayKind[]

/** So many people at a time. */
export const DAY_MAX = 50

/** So many days ahead staff are told that something ends. */
export const TOLD_DAYS = [90, 30, 7] as const

export const FILE_MAX_BYTES = 4 * 1024 * 1024
