import { isCountry } from '#i18n/countries.ts'
import { isCurrency } from '#i18n/currencies.ts'
import { formatNumber, westernDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { isTrade } from '#i18n/trades.ts'
import { composeText, isEmail, isPhone, requiredText, stripInvalidCharacters, z } from '#i18n/zod.ts'
import { LINES_MAX } from '#server/features/demands/lines.shared.ts'
import { PAYER_ITEMS, PAYERS } from '#server/features/demands/payers.shared.ts'

const ID_MAX = 64
const TEXT_MAX = 200
const MESSAGE_MAX = 2000
const EMAIL_MAX = 254
const PHONE_MAX = 40
const NUMBER_MAX = 5000
const WAGE_MAX = 100_000_000
const HOURS_MAX = 16
const DAYS_MAX = 7
const MONTHS_MAX = 120

const optionalText = (max: number) =>
  z
    .string()
    .overwrite(composeText)
    .trim()
    .max(max, { error: () => m.text_too_long({ max: formatNumber(max) }) })
    .default('')

/** One of a list; `needed` says so where nothing was chosen. */
const chosen = (needed: () => string, isOne: (value: string) => boolean) =>
  z.string({ error: needed }).max(ID_MAX).refine(isOne, { error: needed })

/** A whole number in any digits; forms send text. */
const wholeNumber = (needed: () => string, max: number) =>
  z
    .union([z.number(), z.string()], { error: needed })
    .transform(value =>
      typeof value === 'number' ? value : Number(westernDigits(value).replace(/[,\s]/g, '') || Number.NaN),
    )
    .refine(value => !Number.isNaN(value), { error: needed, abort: true })
    .refine(value => Number.isInteger(value) && value >= 1 && value <= max, {
      error: () => m.demand_number_wrong({ max: formatNumber(max) }),
    })

const day = z.union([z.literal(''), z.iso.date()], { error: () => m.demand_date_wrong() }).default('')

/** The workers wanted of one trade; `ticket`, `medical` and `insurance` say who pays. */
export const demandLineInput = z.strictObject({
  trade: chosen(m.demand_trade_needed, isTrade),
  number: wholeNumber(m.demand_number_needed, NUMBER_MAX),
  wage: wholeNumber(m.demand_wage_needed, WAGE_MAX),
  currency: chosen(m.demand_currency_needed, isCurrency),
  period: z.enum(['month', 'week', 'day', 'hour'], { error: () => m.demand_period_needed() }),
  hours: wholeNumber(m.demand_hours_needed, HOURS_MAX),
  days: wholeNumber(m.demand_days_needed, DAYS_MAX),
  months: wholeNumber(m.demand_months_needed, MONTHS_MAX),
  housing: z.enum(['free', 'allowance', 'own'], { error: () => m.demand_choice_needed() }),
  food: z.enum(['free', 'allowance', 'own'], { error: () => m.demand_choice_needed() }),
  ticket: z.enum(['employer', 'worker'], { error: () => m.demand_choice_needed() }),
  medical: z.enum(['employer', 'worker'], { error: () => m.demand_choice_needed() }),
  insurance: z.enum(['employer', 'worker'], { error: () => m.demand_choice_needed() }),
})
export type DemandLineInput = z.output<typeof demandLineInput>

const demandFields = z.strictObject({
  company: requiredText(m.demand_company_needed, TEXT_MAX),
  registrationNo: requiredText(m.demand_registration_needed, TEXT_MAX),
  country: chosen(m.demand_country_needed, isCountry),
  city: optionalText(TEXT_MAX),
  contact: requiredText(m.demand_contact_needed, TEXT_MAX),
  email: z
    .string({ error: () => m.email_needed() })
    .trim()
    .toLowerCase()
    .min(1, { error: () => m.email_needed(), abort: true })
    .max(EMAIL_MAX, { error: () => m.email_invalid(), abort: true })
    .refine(isEmail, { error: () => m.email_invalid() }),
  phone: z
    .string({ error: () => m.demand_phone_needed() })
    .overwrite(stripInvalidCharacters)
    .trim()
    .min(1, { error: () => m.demand_phone_needed(), abort: true })
    .max(PHONE_MAX, { error: () => m.phone_invalid(), abort: true })
    .refine(isPhone, { error: () => m.phone_invalid() }),
  visaNo: optionalText(TEXT_MAX),
  attestedOn: day,
  startsOn: day,
  payers: z.partialRecord(z.enum(PAYER_ITEMS), z.enum(PAYERS)).default({}),
  message: optionalText(MESSAGE_MAX),
})
const lines = z
  .array(demandLineInput, { error: () => m.demand_lines_needed() })
  .min(1, { error: () => m.demand_lines_needed() })
  .max(LINES_MAX)

/** What an employer asks for. */
export const demandInput = demandFields.extend({ lines })
export type DemandInput = z.output<typeof demandInput>

/**
 * The public form. `lines` have their places in the form, so that problems do, too: one that nobody has begun is null. `consent` has to be
 * given; `sendKey` is chosen by the form, so that what is sent twice is one demand; `website` is a honeypot, `shownAt` says when the form
 * was rendered, in milliseconds since 1970, and `token` identifies that rendering.
 */
export const publicDemandInput = demandFields.extend({
  lines: z
    .array(demandLineInput.nullable())
    .max(LINES_MAX)
    .refine(all => all.some(line => line !== null), { error: () => m.demand_lines_needed() }),
  consent: z.literal('yes', { error: () => m.demand_consent_needed() }),
  sendKey: z.string().max(ID_MAX).default(''),
  website: z.string().max(TEXT_MAX).default(''),
  shownAt: z.coerce.number<number | string>().default(0),
  token: z.string().max(PHONE_MAX).default(''),
})
export type PublicDemandInput = z.output<typeof publicDemandInput>
