/**
 * Further filters: who is to be called now, being `uncalled` or to be called `again`, who is to be called later, whose
 * number is wrong, sent twice, with documents that wait for staff, who flies this week or next, to be erased.
 */
export const SHOWS = [
  'calls',
  'uncalled',
  'again',
  'later',
  'wrong',
  'duplicates',
  'papers',
  'departs-week',
  'departs-next',
  'erase',
] as const
export type Show = (typeof SHOWS)[number]

/** `waiting` begins with who has waited longest for the next state. */
export const SORTS = ['newest', 'oldest', 'waiting', 'name'] as const
export type Sort = (typeof SORTS)[number]

/** Applications to any job, and so without a vacancy. */
export const NO_VACANCY = 'none'
/** Applications of which no country is known. */
export const NO_COUNTRY = 'none'
/** How many records a page has; the first is the default. */
export const PAGE_SIZES = [50, 25, 100] as const
/** The most cards of one column of the board. */
export const CARDS_MAX = 12
