/** Grows when the text of consent changes; each application stores which ones its applicant read. */
export const CONSENT_VERSION = 2
