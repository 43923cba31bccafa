import { wordsIn } from '#i18n/typed/text.ts'
import { CHECKED_MAX } from '#server/features/search/query.shared.ts'

/** What somebody checks; it stands in the address. */
export type CheckSearch = { number?: string | undefined }

/** Reads the address; what is too long is cut. */
export const readCheckSearch = ({ number }: Record<string, unknown>): CheckSearch => ({
  number: wordsIn(number, CHECKED_MAX),
})
