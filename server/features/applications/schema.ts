import { isCountry } from '#i18n/countries.ts'
import { isDistrict } from '#i18n/districts.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { isTrade } from '#i18n/trades.ts'
import { chosen, code, idText, mobilePhone, optionalText, requiredText, wholeNumber } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { formMarks, sendKey } from '#server/http/form-marks.shared.ts'
import { REGISTERED } from '#server/features/applications/stages/states.shared.ts'

export {
  DEPARTED,
  ENDED,
  registeredLabels,
  sourceLabels,
  STAGES,
  stateLabels,
} from '#server/features/applications/stages/states.shared.ts'

const CODE_DIGITS = 8
const MESSAGE_MAX = 2000
const YEARS_MAX = 60

/** A telephone number in any spelling; what comes out is `phoneKey`'s. */
const phoneInput = mobilePhone(m.application_phone_needed, m.application_phone_wrong)

const years = wholeNumber({
  needed: m.application_years_needed,
  wrong: () => m.application_years_wrong({ max: formatNumber(YEARS_MAX) }),
  min: 0,
  max: YEARS_MAX,
})

const orNothing = <Rule extends z.ZodType>(rule: Rule, wrong: () => string) =>
  z.union([z.literal(''), rule], { error: wrong }).default('')

/**
 * What is asked of somebody who wants a job. `vacancy` is a vacancy's id, or empty for any job that fits, `country`
 * where they would like to work.
 */
export const applicationInput = z.strictObject({
  vacancy: idText().default(''),
  name: requiredText(m.application_name_needed, 100),
  phone: phoneInput,
  district: chosen(m.application_district_needed, isDistrict),
  trade: chosen(m.application_trade_needed, isTrade),
  country: idText()
    .refine(code => code === '' || isCountry(code), { error: m.application_country_wrong })
    .default(''),
  years,
  passport: z.enum(['yes', 'no'], { error: () => m.application_passport_needed() }),
  registered: z.enum(REGISTERED, { error: () => m.application_registered_needed() }),
  message: optionalText(MESSAGE_MAX, { isLong: true }),
})
export type ApplicationInput = z.output<typeof applicationInput>

/** What somebody tells who wants any job that fits: where to call, and what they do. All else may follow. */
export const firstInput = applicationInput.extend({
  name: optionalText(100),
  district: orNothing(applicationInput.shape.district, m.application_district_needed),
  years: orNothing(years, () => m.application_years_wrong({ max: formatNumber(YEARS_MAX) })),
  passport: orNothing(applicationInput.shape.passport, m.application_passport_needed),
  registered: orNothing(applicationInput.shape.registered, m.application_registered_needed),
})
export type FirstInput = z.output<typeof firstInput>

/**
 * The public form. `consent` has to be given; `sendKey` is chosen by the form, so that what is sent twice is one application.
 */
export const publicApplicationInput = applicationInput.extend({
  consent: z.literal('yes', { error: () => m.application_consent_needed() }),
  sendKey,
  ...formMarks,
})
export type PublicApplicationInput = z.output<typeof publicApplicationInput>

/** The public form for any job that fits. */
export const publicFirstInput = publicApplicationInput.extend(firstInput.shape)
export type PublicFirstInput = z.output<typeof publicFirstInput>

const codeInput = code(CODE_DIGITS, m.application_status_code_needed, m.application_status_code_wrong)

/** What brings somebody to their application. The district is asked only after many wrong codes. */
export const lookUpInput = z.object({ phone: phoneInput, code: codeInput, district: idText().default('') })
export type LookUpInput = z.output<typeof lookUpInput>

export const erasureInput = z.object({ code: codeInput })
