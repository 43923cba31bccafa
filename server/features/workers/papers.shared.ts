import type { Kind } from '#server/features/applications/stages/gaps.shared.ts'

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
