import { figure } from '#app/language.ts'
import { m } from '#app/paraglide/messages.js'
import { storable, z } from '#server/zod.ts'

/** The most people one company entry may say it employs. */
export const EMPLOYED_MAX = 10_000_000
export const COMPANIES_MAX = 300
export const IMAGES_MAX = 300

const text = (needed: () => string, max: number) => z.string({ error: needed }).overwrite(storable).trim().min(1, { error: needed }).max(max, { error: () => m.text_too_long({ max: figure(max) }) })
const name = (needed: () => string) => text(needed, 200)
/** The same in Bangla; an empty text or null takes it away. */
const bangla = (max: number) => z.string({ error: () => m.text_expected() }).overwrite(storable).trim().max(max, { error: () => m.text_too_long({ max: figure(max) }) }).nullish()

const people = z.union([z.number(), z.string().max(40, { error: () => m.employment_not_number() }), z.null()], { error: () => m.employment_not_number() }).optional()

/**
 * A whole number of people, from 0 to EMPLOYED_MAX, given as a number or as text (spaces, commas and Bengali digits allowed).
 * What is no number at all becomes `otherwise`: the contract asks for null when a client is added and 0 when it is updated.
 */
const employment = <T extends null | 0>(otherwise: T) => people.transform((given, context) => {
  const value = typeof given === 'string' ? readNumber(given) : (given ?? Number.NaN)
  if (Number.isNaN(value)) return otherwise
  const problem = problemOf(value)
  if (problem) context.addIssue({ code: 'custom', message: problem })
  return value
})

/** The same in a file: nothing is null, and what is no number is refused, as in the form. */
const employmentInFile = people.transform((given, context) => {
  if (given === undefined || given === null || given === '') return null
  const value = typeof given === 'string' ? readNumber(given) : given
  const problem = Number.isNaN(value) ? m.employment_not_number() : problemOf(value)
  if (problem) context.addIssue({ code: 'custom', message: problem })
  return value
})

const company = <T extends null | 0>(otherwise: T) => z.object({
  _id: z.string().max(64).optional(),
  companyName: name(m.company_name_needed),
  companyNameBn: bangla(200),
  companySector: name(m.company_sector_needed),
  companySectorBn: bangla(200),
  valueOfEmployement: employment(otherwise),
})

/** A picture's address: http, https, or a path that our own image store gave out. */
export const pictureUrl = z.string({ error: () => m.picture_url_invalid() }).overwrite(storable).trim().max(2048, { error: () => m.picture_url_invalid() })
  .refine(url => /^\/pictures\/[\w.-]+$/.test(url) || isWebAddress(url), { error: () => m.picture_url_invalid() })

/** What makes a client country. The form, tRPC and REST parse with this. */
export const clientInput = z.object({
  countryName: name(m.country_name_needed),
  workSummary: text(m.work_summary_needed, 5000),
  workSummaryBn: bangla(5000),
  countryFlagImage: pictureUrl,
  company: z.array(company(null)).max(COMPANIES_MAX, { error: () => m.too_many_companies({ max: figure(COMPANIES_MAX) }) }).default([]),
  image: z.array(pictureUrl).max(IMAGES_MAX, { error: () => m.too_many_images({ max: figure(IMAGES_MAX) }) }).default([]),
})

/** What may change in one: any of its fields, each as a whole. */
export const clientChange = clientInput.extend({
  company: z.array(company(0)).max(COMPANIES_MAX, { error: () => m.too_many_companies({ max: figure(COMPANIES_MAX) }) }),
  image: z.array(pictureUrl).max(IMAGES_MAX, { error: () => m.too_many_images({ max: figure(IMAGES_MAX) }) }),
}).partial()

/** What a file may say of one. */
export const clientInFile = clientInput.extend({
  company: z.array(company(null).extend({ valueOfEmployement: employmentInFile }), { error: () => m.list_expected() }).max(COMPANIES_MAX, { error: () => m.too_many_companies({ max: figure(COMPANIES_MAX) }) }).default([]),
  image: z.array(pictureUrl, { error: () => m.list_expected() }).max(IMAGES_MAX, { error: () => m.too_many_images({ max: figure(IMAGES_MAX) }) }).default([]),
})

/** A form of one file, with what was seen in its preview. */
export const clientFile = z.instanceof(FormData, { error: () => m.import_file_first() }).transform(form => Object.fromEntries(form))
  .pipe(z.object({ file: z.file({ error: () => m.import_file_first() }), seen: z.string().max(100).default('') }))

/** What staff type, before any picture is stored: the texts of `clientInput`, with each number given. */
export const clientTexts = clientInput.pick({ countryName: true, workSummary: true, workSummaryBn: true }).extend({
  company: z.array(company(null).extend({
    valueOfEmployement: z.string().trim().min(1, { error: () => m.employment_needed() }).superRefine((given, context) => {
      const value = readNumber(given)
      const problem = Number.isNaN(value) ? m.employment_not_number() : problemOf(value)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    }),
  })).min(1).max(COMPANIES_MAX, { error: () => m.too_many_companies({ max: figure(COMPANIES_MAX) }) }),
})

export type ClientInput = z.output<typeof clientInput>
export type ClientChange = z.output<typeof clientChange>
export type ClientTexts = z.input<typeof clientTexts>

function problemOf(value: number) {
  if (!Number.isInteger(value)) return m.employment_not_whole()
  if (value < 0) return m.employment_negative()
  if (value > EMPLOYED_MAX) return m.employment_too_big({ max: figure(EMPLOYED_MAX) })
  return undefined
}

/** "১,২৩৪" and " 1 234 " are 1234; text that is no decimal number is NaN. */
function readNumber(given: string) {
  const plain = given.replace(/[০-৯]/g, digit => String(digit.charCodeAt(0) - 0x09e6)).replace(/[\s,_]/g, '')
  return /^[-+]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

function isWebAddress(given: string) {
  if (!URL.canParse(given)) return false
  const { protocol, username, password } = new URL(given)
  return (protocol === 'http:' || protocol === 'https:') && !username && !password
}
