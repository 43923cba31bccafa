/** The largest file that somebody may attach to an application, and what kinds a device offers to choose from. */
export const FILE_MAX_BYTES = 1024 * 1024
export const FILE_TYPES = 'application/pdf,image/jpeg,image/png,image/webp'
