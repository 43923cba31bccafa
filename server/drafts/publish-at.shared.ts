import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { yearsFrom } from '#i18n/typed/day.ts'
import { moment } from '#i18n/typed/rules.ts'

const YEARS_AHEAD = 5

/** The days on which a draft may be published by itself. */
export const publishDays = { least: () => today(), greatest: () => yearsFrom(today(), YEARS_AHEAD) }
export const publishAt = moment({ needed: m.editor_schedule_needed, ...publishDays })
