import { m } from '#i18n/paraglide/messages.js'

/** What is printed for one worker, and for many. */
export const FOR_ONE = ['contract', 'medical-referral'] as const
export const FOR_MANY = ['clearance-list', 'flight-manifest', 'passport-list'] as const
export const PRINT_KINDS = [...FOR_ONE, ...FOR_MANY] as const
export type PrintKind = (typeof PRINT_KINDS)[number]

export const printLabels: Record<PrintKind, () => string> = {
  contract: m.document_contract,
  'medical-referral': m.print_referral,
  'clearance-list': m.print_clearance,
  'flight-manifest': m.print_manifest,
  'passport-list': m.print_passports,
}

/** So many people are on one list. */
export const PRINT_MAX = 100
/** So many applications fit into one question. */
export const CHECK_MAX = 40

/** Everything that is kept about one person; it is beside the other kinds, since nobody chooses an application for it. */
export const EVERYTHING = 'everything'
