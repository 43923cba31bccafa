import { optionalText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'

const SLUG_MAX = 200

/** The address that a record gets which comes back, where another has its own by now. */
export const otherAddress = z.strictObject({ slug: optionalText(SLUG_MAX) })
