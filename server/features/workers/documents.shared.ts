import { m } from '#i18n/paraglide/messages.js'
import type { State } from '#server/features/applications/states.shared.ts'

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
  other: m.document_other,
}

/** Their files show what is sealed in a file. */
export const SEALED_KINDS: readonly string[] = ['passport', 'nid']

/** Of these a worker may have several that hold at the same time; of the others the newest stands for all. */
export const MANY_KINDS: readonly string[] = ['training', 'other']

/** What has to be there before an application goes on from a state. */
export const NEEDED: Partial<Record<State, readonly Kind[]>> = {
  selected: ['passport', 'photograph'],
  medical: ['passport', 'photograph', 'medical', 'police'],
  visa: ['passport', 'photograph', 'medical', 'police', 'visa', 'contract', 'training', 'clearance'],
  ticket: ['passport', 'medical', 'visa', 'contract', 'clearance', 'ticket'],
}

/** So many days ahead staff are told that something ends. */
export const TOLD_DAYS = [90, 30, 7] as const

export const FILE_MAX_BYTES = 4 * 1024 * 1024
