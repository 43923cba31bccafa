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

/** What is not there, and why: nothing of it, not all of its facts, a check that was failed, or a last day that is over. */
export type Gap = { kind: Kind; why: 'missing' | 'incomplete' | 'unfit' | 'ended' }

const whyLabels: Record<Exclude<Gap['why'], 'missing'>, () => string> = {
  incomplete: m.gap_incomplete,
  unfit: m.gap_unfit,
  ended: m.gap_ended,
}

export const gapText = ({ kind, why }: Gap): string =>
  why === 'missing' ? kindLabels[kind]() : m.fact_of({ label: kindLabels[kind](), value: whyLabels[why]() })

/** How an entry says what was skipped: the state, and what it lacked and why. */
export const writeSkip = (state: State, gaps: Gap[]): string =>
  [state, ...gaps.map(({ kind, why }) => `${kind}:${why}`)].join(' ')

export function readSkip(outcome: string | null): { state: State; gaps: Gap[] } {
  const [state, ...gaps] = (outcome ?? '').split(' ')
  return {
    state: state as State,
    gaps: gaps.map(gap => {
      const [kind, why = 'missing'] = gap.split(':')
      return { kind, why } as Gap
    }),
  }
}
