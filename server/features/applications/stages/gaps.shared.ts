import { formatDay } from '#i18n/format.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { State } from '#server/features/applications/stages/states.shared.ts'

/** What can be asked of somebody who goes on their way. */
export const KINDS = [
  'passport',
  'nid',
  'photograph',
  'medical',
  'training',
  'police',
  'visa',
  'clearance',
  'contract',
  'ticket',
  'arrival',
  'return',
  'other',
] as const
export type Kind = (typeof KINDS)[number]

export const kindLabels: Record<Kind, () => string> = {
  passport: m.document_passport,
  nid: m.worker_nid,
  photograph: m.document_photograph,
  medical: m.document_medical,
  training: m.document_training,
  police: m.document_police,
  visa: m.document_visa,
  clearance: m.document_clearance,
  contract: m.document_contract,
  ticket: m.document_ticket,
  arrival: m.document_arrival,
  return: m.document_return,
  other: m.document_other,
}

/** Of what is valid for too short a time, days as YYYY-MM-DD. */
export type Short = {
  /** Its last day. */
  endsOn: string
  /** For how many months from the day of entry it has to be valid. */
  months: number
  /** The day of the flight; empty while it is not known. */
  entry: string
}

/**
 * What is not there, and why: nothing of it, not all of its facts, a check that was failed, a last day that is over, one
 * that comes too soon, or a first one that is after the flight.
 */
export type Gap = { kind: Kind; why: 'missing' | 'incomplete' | 'unfit' | 'ended' | 'short' | 'early'; short?: Short }

const whyLabels: Record<Exclude<Gap['why'], 'missing' | 'short'>, () => string> = {
  incomplete: m.gap_incomplete,
  unfit: m.gap_unfit,
  ended: m.gap_ended,
  early: m.gap_early,
}

export function gapText({ kind, why, short }: Gap): string {
  if (why === 'missing') return kindLabels[kind]()
  return m.fact_of({ label: kindLabels[kind](), value: why === 'short' ? shortText(short) : whyLabels[why]() })
}

/** Until when something is valid, and until when it has to be. */
export function shortText(short: Short | undefined): string {
  if (!short) return m.gap_short()
  const [day, asked] = [formatDay(short.endsOn), m.counted_months(plural(short.months))]
  if (!short.entry) return m.gap_short_entry({ day, asked })
  const flight = formatDay(short.entry)
  return short.months === 0 ? m.gap_short_flight({ day, flight }) : m.gap_short_entry_on({ day, asked, flight })
}

/** How an entry says what was skipped: the state, and what it lacked and why. */
export const writeSkip = (state: State, gaps: Gap[]): string =>
  [
    state,
    ...gaps.map(({ kind, why, short }) =>
      [kind, why, ...(short ? [short.endsOn, short.months, short.entry] : [])].join(':'),
    ),
  ].join(' ')

export function readSkip(outcome: string | null): { state: State; gaps: Gap[] } {
  const [state, ...gaps] = (outcome ?? '').split(' ')
  return {
    state: state as State,
    gaps: gaps.map(gap => {
      const [kind, why = 'missing', endsOn, months, entry = ''] = gap.split(':')
      return { kind, why, ...(endsOn && { short: { endsOn, months: Number(months), entry } }) } as Gap
    }),
  }
}
