import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { isVisible, requiredText, stripInvalidCharacters, z } from '#i18n/zod.ts'

/** The most people one company entry may say was placed with it. */
export const EMPLOYED_MAX = 10_000_000
export const COMPANIES_MAX = 300
export const IMAGES_MAX = 300

const name = (needed: () => string) => requiredText(needed, 200)
/** The same in Bangla; a text that shows nothing, or null, takes it away. */
const bangla = (max: number) =>
  z
    .string()
    .overwrite(given => (isVisible(given) ? stripInvalidCharacters(given).trim() : ''))
    .max(max)
    .nullish()

const people = z
  .union([z.number(), z.string().max(40, { error: () => m.employment_not_number() }), z.null()], {
    error: () => m.employment_not_number(),
  })
  .optional()

/**
 * A whole number of people, from 0 to EMPLOYED_MAX, given as a number or as text (spaces, commas and Bengali digits allowed).
 * What is no number at all becomes `otherwise`: the contract asks for null when a client is added and 0 when it is updated.
 */
export const employment = <T extends null | 0>(otherwise: T) =>
  people.transform((given, context) => {
    const value = typeof given === 'string' ? readNumber(given) : (given ?? Number.NaN)
    if (Number.isNaN(value)) return otherwise
    const problem = problemOf(value)
    if (problem) context.addIssue({ code: 'custom', message: problem })
    return value
  })

/** The same in a file: nothing is null, and what is no number is refused, as in the form. */
export const employmentInFile = people.transform((given, context) => {
  if (given === undefined || given === null || given === '') return null
  const value = typeof given === 'string' ? readNumber(given) : given
  const problem = Number.isNaN(value) ? m.employment_not_number() : problemOf(value)
  if (problem) context.addIssue({ code: 'custom', message: problem })
  return value
})

/** One company of a country. */
export const company = <T extends null | 0>(otherwise: T) =>
  z.object({
    _id: z.string().overwrite(stripInvalidCharacters).max(64).optional(),
    companyName: name(m.company_name_needed),
    companyNameBn: bangla(200),
    companySector: name(m.company_sector_needed),
    companySectorBn: bangla(200),
    valueOfEmployement: employment(otherwise),
  })

/** What makes a client country but its pictures. */
export const texts = z.object({
  countryName: name(m.country_name_needed),
  workSummary: requiredText(m.work_summary_needed, 5000),
  workSummaryBn: bangla(5000),
})

/** What staff type, before any picture is stored: the texts of `clientInput`, with each number given. */
export const clientTexts = texts.extend({
  company: z
    .array(
      company(null).extend({
        valueOfEmployement: z
          .string()
          .trim()
          .min(1, { error: () => m.employment_needed() })
          .superRefine((given, context) => {
            const value = readNumber(given)
            const problem = Number.isNaN(value) ? m.employment_not_number() : problemOf(value)
            if (problem) context.addIssue({ code: 'custom', message: problem })
          }),
      }),
    )
    .min(1)
    .max(COMPANIES_MAX, { error: () => m.too_many_companies({ max: formatNumber(COMPANIES_MAX) }) }),
})

export type ClientTexts = z.input<typeof clientTexts>

function problemOf(value: number) {
  if (!Number.isInteger(value)) return m.employment_not_whole()
  if (value < 0) return m.employment_negative()
  if (value > EMPLOYED_MAX) return m.employment_too_big({ max: formatNumber(EMPLOYED_MAX) })
  return undefined
}

/** "১,২৩৪" and " 1 234 " are 1234; text that is no decimal number is NaN. */
export function readNumber(given: string) {
  const plain = given.replace(/[০-৯]/g, digit => String(digit.charCodeAt(0) - 0x09e6)).replace(/[\s,_]/g, '')
  return /^[-+]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}
