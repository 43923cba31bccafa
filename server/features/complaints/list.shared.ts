/** Without a first answer after its day. */
export const SHOWS = ['overdue'] as const
/** By the day of the first answer, or of the complaint. */
export const SORTS = ['due', 'newest'] as const
/** The officer who is reading, or none. */
export const ME = 'me'
export const NONE = 'none'
