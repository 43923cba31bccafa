import { z } from '#i18n/zod.ts'
import { WHOSE } from '#server/features/calendar/rights.shared.ts'

/** A month as YYYY-MM, and whose tasks it has. */
export const monthInput = z.strictObject({
  month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/),
  whose: z.enum(WHOSE).default('mine'),
})

/** Whether the feed has the sentences of tasks. */
export const feedInput = z.strictObject({ hasTexts: z.boolean() })
