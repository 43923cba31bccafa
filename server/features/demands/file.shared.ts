/** What an employer may attach to a demand. */
export const FILES_MAX = 5
export const FILE_MAX_BYTES = 5 * 1024 * 1024
