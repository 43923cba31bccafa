/**
 * Further filters: of whom a document ends within 90 days, has ended or is too short for a flight that is booked; the
 * same within a week; the others of them; archived files, whose passport is missing, and whose passport ends within the
 * time that countries ask for.
 */
export const SHOWS = ['expires', 'ends-now', 'ends-soon', 'archived', 'no-passport', 'passport-ends'] as const
export type Show = (typeof SHOWS)[number]

export const SORTS = ['newest', 'oldest', 'changed', 'name'] as const
export type Sort = (typeof SORTS)[number]

/** How many files a page has; the first is the default. */
export const PAGE_SIZES = [50, 25, 100] as const

/** Of a passport: there is none, its last day is not known, it has ended, it ends within `PASSPORT_ENDS_DAYS`, or later. */
export type PassportState = 'none' | 'no-day' | 'ended' | 'soon' | 'valid'

/** Countries of work ask for a passport that is valid for half a year. */
export const PASSPORT_ENDS_DAYS = 180
