/** Grows when the text of consent changes; each demand stores which one its employer read. */
export const CONSENT_VERSION = 1
