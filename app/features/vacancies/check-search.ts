import { wordsIn } from '#i18n/typed/text.ts'

export const NUMBER_MAX = 60 // signs

/** The number from a poster that somebody checks; it stands in the address. */
export type CheckSearch = { number?: string | undefined }

/** Reads the address; what is too long is cut. */
export const readCheckSearch = ({ number }: Record<string, unknown>): CheckSearch => ({
  number: wordsIn(number, NUMBER_MAX),
})
