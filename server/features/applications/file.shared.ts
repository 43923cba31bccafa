/** The largest file that somebody may attach to an application, and what kinds a device offers to choose from. */
export const FILE_MAX_BYTES = 1024 * 1024
export const FILE_TYPES = 'application/pdf,image/jpeg,image/png,image/webp'

const MEGABYTE = 1024 * 1024
/** Of a document that is sent by the status page. What a phone takes is smaller; stored is a smaller picture of it. */
export const PAPER_MAX_BYTES = 8 * MEGABYTE
/** A photograph above this is made smaller before it is sent, where scripts run. */
export const PHOTO_MAX_BYTES = MEGABYTE
