import { stripInvalidCharacters, z } from '#i18n/zod.ts'

/** What to show of the log: one area, text in names and records, days as YYYY-MM-DD, and the page. */
export const activityFilter = z.strictObject({
  part: z.string().max(40).optional(),
  search: z.string().overwrite(stripInvalidCharacters).trim().max(200).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  page: z.number().int().min(1).max(100_000).optional(),
})

export type ActivityFilter = z.output<typeof activityFilter>
