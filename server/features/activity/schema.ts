import { z } from '#i18n/zod.ts'
import { listInput } from '#server/trpc/list.ts'

/** What to show of the log: one area, one person who acts, text in names and records, days as YYYY-MM-DD, and the page. */
export const activityFilter = listInput.extend({
  part: z.string().max(40).optional(),
  person: z.string().max(64).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})

export type ActivityFilter = z.output<typeof activityFilter>
