import type { Kind } from '#server/features/workers/documents.shared.ts'

/** What workers hold themselves, and can send by their status page. */
export const PAPER_KINDS = [
  'passport',
  'nid',
  'photograph',
  'police',
  'training',
  'medical',
  'other',
] as const satisfies Kind[]
export type PaperKind = (typeof PAPER_KINDS)[number]

/** So many of one application may wait for staff at a time. */
export const PAPERS_MAX = 10

const MEGABYTE = 1024 * 1024
/** What a phone takes is smaller; stored is a smaller picture of it. */
export const PAPER_MAX_BYTES = 8 * MEGABYTE
/** A photograph above this is made smaller before it is sent, where scripts run. */
export const PHOTO_MAX_BYTES = MEGABYTE
