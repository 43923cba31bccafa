import { day } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { listInput } from '#server/trpc/list.ts'
import { LIST_DAYS } from '#server/trpc/schema.ts'

/** What the list may be narrowed to. */
const filterDay = day(LIST_DAYS)

/** What to show of the log: one area, one person who acts, text in names and records, days as YYYY-MM-DD, and the page. */
export const activityFilter = listInput.extend({
  part: z.string().max(40).optional(),
  person: z.string().max(64).optional(),
  from: filterDay.optional(),
  to: filterDay.optional(),
})

export type ActivityFilter = z.output<typeof activityFilter>
