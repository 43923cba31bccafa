import { formatNumber, formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readNumber } from '#i18n/typed/number.ts'
import { numberProblem } from '#i18n/typed/number-problem.ts'
import { idText, passing, requiredText, text } from '#i18n/typed/rules.ts'
import { foldText, isVisible } from '#i18n/typed/text.ts'
import { z } from '#i18n/zod.ts'
import type { Field as ContentField, FieldList, ListField } from '#server/drafts/field.ts'
import type { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** Of the stored drafts and revisions; `upgrade` in content.ts has the steps between versions. */
export const CLIENT_SCHEMA_VERSION = 1
/** The most people one company entry may say was placed with it. */
export const EMPLOYED_MAX = 10_000_000
export const COMPANIES_MAX = 300
export const IMAGES_MAX = 300
export const NAME_MAX_LENGTH = 200
export const SUMMARY_MAX_LENGTH = 5000
/** The earliest year of a first placement: the country has sent workers abroad since the 1970s. */
const SINCE_MIN = 1970

export type Field = ContentField & {
  kind: 'text' | 'longText' | 'number' | 'picture'
  /** Shown on the card of a client country. */
  onCard?: true
  /** Its column in CSV comes after those that files had before it. */
  isLastInCsv?: true
}
type CountryColumns = Omit<Prisma.ClientCountryCreateManyInput, 'id' | 'version' | 'createdAt' | 'updatedAt'>
type CompanyColumns = Omit<Prisma.ClientCompanyCreateManyInput, 'id' | 'clientCountryId' | 'position'>

/** The fields of a client country: queries, inserts, REST, CSV, import, form and merge derive theirs from this list. */
export const countryFields = {
  countryName: { kind: 'text', label: m.form_country_name, onCard: true },
  workSummary: { kind: 'longText', label: m.form_work_summary, hint: m.form_work_summary_hint },
  workSummaryBn: {
    kind: 'longText',
    label: m.form_work_summary_bn,
    hint: m.form_bn_hint,
    lang: 'bn',
    whenNull: 'omitted',
  },
  countryFlagImage: { kind: 'picture', label: m.form_flag, onCard: true },
  since: {
    kind: 'number',
    label: m.form_since,
    hint: m.form_since_hint,
    onCard: true,
    isLastInCsv: true,
    isYear: true,
    whenNull: 'omitted',
  },
} as const satisfies FieldList<CountryColumns, Field>

/** The fields of one of its companies. */
export const companyFields = {
  companyName: { kind: 'text', label: m.form_company_name },
  companyNameBn: { kind: 'text', label: m.form_company_name_bn, lang: 'bn', whenNull: 'omitted' },
  companySector: { kind: 'text', label: m.form_company_sector },
  companySectorBn: { kind: 'text', label: m.form_company_sector_bn, lang: 'bn', whenNull: 'omitted' },
  valueOfEmployement: { kind: 'number', label: m.form_employment, hint: m.form_employment_hint, whenNull: 'null' },
} as const satisfies FieldList<CompanyColumns, Field>

/** The lists in a client country. */
export const countryLists = {
  company: { label: m.form_companies_section, fields: companyFields },
  image: { label: m.form_images_section, kind: 'picture' },
} as const satisfies Record<string, ListField>

export type CountryField = keyof typeof countryFields
export type CompanyField = keyof typeof companyFields
/** A field that is typed: all but pictures. */
export type TypedField = {
  [F in CountryField]: (typeof countryFields)[F]['kind'] extends 'picture' ? never : F
}[CountryField]

/** The typed fields of a country in the order of its form, and those of a company. */
export const countryInputs = namesOf(countryFields) as TypedField[]
export const companyInputs = namesOf(companyFields) as CompanyField[]

const name = (needed: () => string) => requiredText(needed, NAME_MAX_LENGTH)
/** A translation; one that shows nothing, or null, removes it. */
const bangla = (max: number, length = {}) => text(max, length).nullish()

/** For the OpenAPI document. */
const EMPLOYMENT_LIMITS = { minimum: 0, maximum: EMPLOYED_MAX }

const people = z
  .union([z.number(), z.string().max(40, { error: () => m.employment_not_number() }), z.null()], {
    error: () => m.employment_not_number(),
  })
  .optional()

/**
 * A whole number of people, from 0 to EMPLOYED_MAX, as a number or as text, see `readNumber`.
 * What is no number becomes `otherwise`: the contract wants null when a client is added and 0 when it is updated.
 */
export const employment = <T extends null | 0>(otherwise: T) =>
  people.transform((given, context) => readEmployment(given, otherwise, context)).meta(EMPLOYMENT_LIMITS)

/** The same for an entry that may be stored already: null stays null until it is known what the entry has. */
export const employmentOrUnknown = people
  .transform((given, context) => (given === null ? null : readEmployment(given, 0, context)))
  .meta(EMPLOYMENT_LIMITS)

function readEmployment<T extends null | 0>(
  given: z.output<typeof people>,
  otherwise: T,
  context: z.core.$RefinementCtx,
): number | T {
  const value = typeof given === 'string' ? readNumber(given) : (given ?? Number.NaN)
  if (Number.isNaN(value)) return otherwise
  const problem = employmentProblem(given, value)
  if (problem) context.addIssue({ code: 'custom', message: problem })
  return value
}

/** The same in a file, where what is no number is an error; empty is null. */
export const employmentInFile = people.transform((given, context) => {
  if (given === undefined || given === null || given === '') return null
  const value = typeof given === 'string' ? readNumber(given) : given
  const problem = employmentProblem(given, value)
  if (problem) context.addIssue({ code: 'custom', message: problem })
  return value
})

export const companyId = idText().optional()

/** One company of a country; the rule for its number of people differs between adding, updating, files and the form. */
export const company = <T extends z.ZodType>(valueOfEmployement: T) =>
  z.object({
    _id: companyId,
    companyName: name(m.employer_name_needed),
    companyNameBn: bangla(NAME_MAX_LENGTH),
    companySector: name(m.company_sector_needed),
    companySectorBn: bangla(NAME_MAX_LENGTH),
    valueOfEmployement,
  } satisfies Record<CompanyField | '_id', z.ZodType>)

/** A year from SINCE_MIN to the current one, as a number or as text; an empty text, or null, removes it. */
const since = z
  .union([z.number(), z.string().max(40, { error: sinceProblem })], { error: sinceProblem })
  .transform((given, context) => {
    const year = typeof given === 'string' ? readNumber(given) : given
    if (typeof given === 'string' && !isVisible(given)) return null
    if (!Number.isInteger(year) || year < SINCE_MIN || year > new Date().getFullYear())
      context.addIssue({ code: 'custom', message: sinceProblem() })
    return year
  })
  .nullish()
  .meta({ minimum: SINCE_MIN, description: 'A year, the current one at the latest' })

/** A client country without its lists and pictures. */
export const country = z.object({
  countryName: name(m.country_name_needed),
  workSummary: requiredText(m.work_summary_needed, SUMMARY_MAX_LENGTH, { isLong: true }),
  workSummaryBn: bangla(SUMMARY_MAX_LENGTH, { isLong: true }),
  since,
} satisfies Record<TypedField, z.ZodType>)

const { _id, ...companyRules } = company(
  z
    .string()
    .trim()
    .min(1, { error: () => m.employment_needed() })
    .superRefine(passing(employmentInFile)),
).shape

/** What staff type, before any picture is stored: every field is text. */
export const clientTexts = z.object({
  ...asText(country.shape),
  company: z
    .array(z.object({ _id, ...asText(companyRules) }))
    .min(1)
    .max(COMPANIES_MAX, { error: () => m.too_many_companies({ max: formatNumber(COMPANIES_MAX) }) }),
})

export type ClientTexts = z.input<typeof clientTexts>
export type CompanyTexts = ClientTexts['company'][number]

function namesOf(fields: Record<string, Field>) {
  return Object.keys(fields).filter(name => fields[name]?.kind !== 'picture')
}

/** The same rules for values that are all text, as in a form. */
function asText<S extends Record<string, z.ZodType>>(shape: S) {
  return Object.fromEntries(
    Object.entries(shape).map(([name, rule]) => [name, z.string().superRefine(passing(rule))]),
  ) as { [F in keyof S]: z.ZodString }
}

function sinceProblem() {
  return m.since_invalid({ min: formatDigits(SINCE_MIN), max: formatDigits(new Date().getFullYear()) })
}

function employmentProblem(given: string | number | null | undefined, value: number) {
  const problem = numberProblem(given ?? '', value, m.employment_not_number)
  if (problem) return problem
  if (value < 0) return m.employment_negative()
  if (value > EMPLOYED_MAX) return m.count_too_big({ max: formatNumber(EMPLOYED_MAX) })
  return undefined
}

/** A country's name for comparing: without the differences in how people write it. */
export function plainName(name: string): string {
  return foldText(name).replace(/&/g, 'and').replace(/[.']/g, '').replace(/^the /, '').trim()
}
