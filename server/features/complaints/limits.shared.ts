const MEGABYTE = 1024 * 1024

/** The most characters of one message; a person can write on after it. */
export const TEXT_MAX = 100_000
export const CONTACT_MAX = 500
/** The most files that come with one message, how large each may be, and what kinds a device offers to choose from. */
export const FILES_MAX = 5
export const FILE_MAX_BYTES = 5 * MEGABYTE
export const FILE_TYPES = 'application/pdf,image/jpeg,image/png,image/webp'

/** Whom somebody complains about. */
export const ABOUT = ['person', 'employer', 'agency'] as const
