import { isCountry } from '#i18n/countries.ts'
import { isCurrency } from '#i18n/currencies.ts'
import { today } from '#i18n/format.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { locales } from '#i18n/paraglide/runtime.js'
import { isTrade } from '#i18n/trades.ts'
import { yearsFrom } from '#i18n/typed/day.ts'
import { ordered } from '#i18n/typed/ordered.ts'
import { chosen, day, email, idText, optionalText, phone, requiredText, wholeNumber } from '#i18n/typed/rules.ts'
import { inCurrency, typedSum } from '#i18n/typed/sum-rules.ts'
import { limitsText } from '#i18n/typed/number-problem.ts'
import { z } from '#i18n/zod.ts'
import { formMarks, sendKey } from '#server/http/form-marks.shared.ts'
import { LINES_MAX, PASTED_MAX } from '#server/features/demands/lines.shared.ts'
import { JOB_LIMITS, wageLimits } from '#server/features/vacancies/job-limits.shared.ts'
import { PAYER_ITEMS, PAYERS } from '#server/features/demands/payers.shared.ts'

const TEXT_MAX = 200
const MESSAGE_MAX = 2000
const ATTESTED_YEARS = 10
const STARTS_YEARS = 5

const count = (needed: () => string, { least, greatest }: { least: number; greatest: number }) =>
  wholeNumber({ needed, wrong: () => limitsText({ least, greatest }), min: least, max: greatest })

/** An employer may be a day ahead of Dhaka. */
const DAY_MS = 24 * 60 * 60 * 1000
export const attestedDays = {
  least: () => yearsFrom(today(), -ATTESTED_YEARS),
  greatest: () => today(Date.now() + DAY_MS),
}
export const startDays = {
  least: () => today(Date.now() - DAY_MS),
  greatest: () => yearsFrom(today(), STARTS_YEARS),
}
/** Staff write down and correct demands whose work has begun, too. */
export const writtenStartDays = { ...startDays, least: () => yearsFrom(today(), -ATTESTED_YEARS) }
const attestedOn = day(attestedDays)
const startsOn = day(startDays)

const anyWage = wageLimits({})
const wage = typedSum(
  m.demand_wage_needed,
  () => m.sum_range({ least: formatNumber(anyWage.least), greatest: formatNumber(anyWage.greatest) }),
  anyWage.greatest,
)

/** The workers wanted of one trade; `ticket`, `medical` and `insurance` say who pays. */
const lineFields = z.strictObject({
  trade: chosen(m.demand_trade_needed, isTrade),
  number: count(m.demand_number_needed, JOB_LIMITS.posts),
  wage,
  currency: chosen(m.demand_currency_needed, isCurrency),
  period: z.enum(['month', 'week', 'day', 'hour'], { error: () => m.demand_period_needed() }),
  hours: count(m.demand_hours_needed, JOB_LIMITS.hours),
  days: count(m.demand_days_needed, JOB_LIMITS.days),
  months: count(m.demand_months_needed, JOB_LIMITS.months),
  housing: z.enum(['free', 'allowance', 'own'], { error: () => m.demand_choice_needed() }),
  food: z.enum(['free', 'allowance', 'own'], { error: () => m.demand_choice_needed() }),
  ticket: z.enum(['employer', 'worker'], { error: () => m.demand_choice_needed() }),
  medical: z.enum(['employer', 'worker'], { error: () => m.demand_choice_needed() }),
  insurance: z.enum(['employer', 'worker'], { error: () => m.demand_choice_needed() }),
})
const demandLineInput = inCurrency(lineFields, 'wage', 'currency', wageLimits)
/** The same as staff write it down; one that is there already has its id, and keeps its vacancy. */
const writtenLine = inCurrency(lineFields.extend({ id: idText().optional() }), 'wage', 'currency', wageLimits)

const demandFields = z.strictObject({
  company: requiredText(m.demand_company_needed, TEXT_MAX),
  registrationNo: requiredText(m.demand_registration_needed, TEXT_MAX),
  country: chosen(m.demand_country_needed, isCountry),
  city: optionalText(TEXT_MAX),
  contact: requiredText(m.demand_contact_needed, TEXT_MAX),
  email: email({ needed: m.email_needed }),
  phone: phone({ needed: m.demand_phone_needed }),
  visaNo: optionalText(TEXT_MAX),
  attestedOn: attestedOn.default(''),
  startsOn: startsOn.default(''),
  payers: z
    .partialRecord(z.enum(PAYER_ITEMS), z.enum(['', ...PAYERS]))
    .default({})
    .transform(payers => Object.fromEntries(Object.entries(payers).filter(([, payer]) => payer))),
  message: optionalText(MESSAGE_MAX, { isLong: true }),
})
/** Nobody begins before the papers are attested. */
const DEMAND_DAYS = [
  ['attestedOn', m.demand_attested],
  ['startsOn', m.document_starts],
] as const
const listOf = <Line extends z.ZodType>(line: Line) =>
  z
    .array(line, { error: () => m.demand_lines_needed() })
    .min(1, { error: () => m.demand_lines_needed() })
    .max(LINES_MAX)

/** What an employer asks for. */
export const demandInput = ordered(demandFields.extend({ lines: listOf(demandLineInput) }), DEMAND_DAYS)
export type DemandInput = z.output<typeof demandInput>

const writtenFields = demandFields.extend({ startsOn: day(writtenStartDays).default(''), lines: listOf(writtenLine) })
/** A demand as staff correct it. */
export const writtenDemand = ordered(writtenFields, DEMAND_DAYS)
export type WrittenDemand = z.output<typeof writtenDemand>

const addedFields = writtenFields.extend({
  /** in which the employer is written to */
  language: z.enum(locales),
  /** of which it is made */
  enquiry: idText().optional(),
  isMailed: z.boolean().default(false),
})
/** A demand that staff write down for an employer who has called or written; with `isMailed` the link goes to them by mail. */
export const typedAddedDemand = ordered(addedFields, DEMAND_DAYS)
/** The same, once for all that come with one key. */
export const addedDemand = ordered(addedFields.extend({ sendKey: z.string().min(8).max(64) }), DEMAND_DAYS)
export type AddedDemand = z.output<typeof addedDemand>

const publicFields = demandFields.extend({
  lines: z
    .array(demandLineInput.nullable())
    .max(LINES_MAX)
    .refine(all => all.some(line => line !== null), { error: () => m.demand_lines_needed() }),
  consent: z.literal('yes', { error: () => m.demand_consent_needed() }),
  sendKey,
  ...formMarks,
})
/**
 * The public form. `lines` have their places in the form, so that problems do, too: one that nobody has begun is null. `consent` has to be
 * given; `sendKey` is chosen by the form, so that what is sent twice is one demand.
 */
export const publicDemandInput = ordered(publicFields, DEMAND_DAYS)
/** The same with what somebody pastes, to be read into its lines. */
export const postedDemand = ordered(publicFields.extend({ pasted: z.string().max(PASTED_MAX) }), DEMAND_DAYS)
export type PublicDemandInput = z.output<typeof publicDemandInput>
