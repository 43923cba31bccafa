import { day } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { listInput } from '#server/trpc/list.ts'

/** What the list may be narrowed to. */
export const logDays = { least: () => '1970-01-01', greatest: () => '2999-12-31' }
const filterDay = day(logDays)

/** What to show of the log: one area, one person who acts, text in names and records, days as YYYY-MM-DD, and the page. */
export const activityFilter = listInput.extend({
  part: z.string().max(40).optional(),
  person: z.string().max(64).optional(),
  from: filterDay.optional(),
  to: filterDay.optional(),
})

export type ActivityFilter = z.output<typeof activityFilter>
