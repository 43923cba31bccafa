import { isDistrict } from '#i18n/districts.ts'
import { formatNumber, westernDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { isTrade } from '#i18n/trades.ts'
import { composeText, requiredText, stripInvalidCharacters, z } from '#i18n/zod.ts'
import { normalisePhone } from '#server/features/applications/phone.shared.ts'
import { REGISTERED } from '#server/features/applications/states.shared.ts'

const ID_MAX = 64
const MESSAGE_MAX = 2000
const YEARS_MAX = 60

export const idText = z.string().overwrite(stripInvalidCharacters).max(ID_MAX)

/** A telephone number in any spelling; what comes out is `normalisePhone`'s. */
export const phoneInput = z
  .string({ error: () => m.application_phone_needed() })
  .overwrite(stripInvalidCharacters)
  .trim()
  .max(40, { error: () => m.application_phone_wrong(), abort: true })
  .refine(text => text !== '', { error: () => m.application_phone_needed(), abort: true })
  .refine(text => normalisePhone(text) !== undefined, { error: () => m.application_phone_wrong(), abort: true })
  .transform(text => normalisePhone(text) ?? '')

/** One of a list; `needed` says so where nothing was chosen. */
const chosen = (needed: () => string, isOne: (value: string) => boolean) =>
  z.string({ error: needed }).max(ID_MAX).refine(isOne, { error: needed })

/** A number of years in any digits; forms send text. */
const years = z
  .union([z.number(), z.string()], { error: () => m.application_years_needed() })
  .transform(value => (typeof value === 'number' ? value : Number(westernDigits(value).trim() || Number.NaN)))
  .refine(value => Number.isInteger(value) && value >= 0 && value <= YEARS_MAX, {
    error: () => m.application_years_wrong({ max: formatNumber(YEARS_MAX) }),
  })

/** What is asked of somebody who wants a job. `vacancy` is a vacancy's id, or empty for any job that fits. */
export const applicationInput = z.strictObject({
  vacancy: idText.default(''),
  name: requiredText(m.application_name_needed, 100),
  phone: phoneInput,
  district: chosen(m.application_district_needed, isDistrict),
  trade: chosen(m.application_trade_needed, isTrade),
  years,
  passport: z.enum(['yes', 'no'], { error: () => m.application_passport_needed() }),
  registered: z.enum(REGISTERED, { error: () => m.application_registered_needed() }),
  message: z
    .string()
    .overwrite(composeText)
    .trim()
    .max(MESSAGE_MAX, { error: () => m.text_too_long({ max: formatNumber(MESSAGE_MAX) }) })
    .default(''),
})
export type ApplicationInput = z.output<typeof applicationInput>

/**
 * The public form. `consent` has to be given; `sendKey` is chosen by the form, so that what is sent twice is one application; `website` is
 * a honeypot, `shownAt` says when the form was rendered, in milliseconds since 1970, and `token` identifies that rendering.
 */
export const publicApplicationInput = applicationInput.extend({
  consent: z.literal('yes', { error: () => m.application_consent_needed() }),
  sendKey: z.string().max(ID_MAX).default(''),
  website: z.string().max(200).default(''),
  shownAt: z.coerce.number<number | string>().default(0),
  token: z.string().max(40).default(''),
})
export type PublicApplicationInput = z.output<typeof publicApplicationInput>

/** The eight digits of a receipt, in Bangla digits too; people write gaps into them. */
const codeInput = z
  .string({ error: () => m.application_status_code_needed() })
  .overwrite(text => westernDigits(stripInvalidCharacters(text)).replace(/[\s-]/g, ''))
  .max(40, { error: () => m.application_status_code_wrong(), abort: true })
  .refine(text => text !== '', { error: () => m.application_status_code_needed(), abort: true })
  .refine(text => /^\d{8}$/.test(text), { error: () => m.application_status_code_wrong() })

/** What brings somebody to their application. The district is asked only after many wrong codes. */
export const lookUpInput = z.object({ phone: phoneInput, code: codeInput, district: idText.default('') })
export type LookUpInput = z.output<typeof lookUpInput>

export const erasureInput = z.object({ code: codeInput })
