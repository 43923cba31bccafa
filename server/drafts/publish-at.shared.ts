import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { yearsFrom } from '#i18n/typed/day.ts'
import { moment, officeMoment } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'

const YEARS_AHEAD = 5

/** The days on which a draft may be published by itself. */
export const publishDays = { least: () => today(), greatest: () => yearsFrom(today(), YEARS_AHEAD) }
export const publishAt = moment({ needed: m.editor_schedule_needed, ...publishDays })

/** That is still ahead. */
export const isAhead = (moment: string | Date): boolean => new Date(moment).getTime() > Date.now()

/** The time as a form has it. */
export const typedPublishAt = z.strictObject({
  publishAt: officeMoment(publishAt.refine(isAhead, { error: () => m.record_time_passed() })),
})
