import type { FieldErrors } from 'react-hook-form'
import type { Pictures } from '#app/editor/use-pictures.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import {
  type ClientTexts,
  type CompanyField,
  companyInputs,
  type CompanyTexts,
  type CountryField,
  countryInputs,
} from '#server/features/clients/schema.ts'

/** A client country as its form shows it: every field is text. */
export type Texts = Record<CountryField, string> & { company: CompanyTexts[]; image: string[] }

/** A company block before anything is typed. */
export const emptyCompany: CompanyTexts = toTexts(companyInputs, {})

/** Whether nothing is typed in a block. */
export const isEmpty = (company: CompanyTexts): boolean => companyInputs.every(field => !company[field]?.trim())

type Stored<F extends string> = { [N in F]?: string | number | null | undefined }
/** A client country or a draft of one, in which anything may be missing. */
export type StoredClient = Stored<CountryField> & {
  company?: (Stored<CompanyField> & { _id?: string | undefined })[]
  image?: string[]
}

/** What the form starts with. */
export function defaultValues(client: StoredClient = {}): ClientTexts {
  const company = client.company?.map(toCompanyTexts) ?? []
  return { ...toTexts(countryInputs, client), company: company.length > 0 ? company : [emptyCompany] }
}

/** A record as its form shows it. */
export function textsOf(client: StoredClient): Texts {
  const { countryFlagImage, company = [], image = [] } = client
  return {
    ...toTexts(countryInputs, client),
    countryFlagImage: String(countryFlagImage ?? ''),
    company: company.map(toCompanyTexts),
    image,
  }
}

function toCompanyTexts({ _id, ...company }: NonNullable<StoredClient['company']>[number]): CompanyTexts {
  return { _id, ...toTexts(companyInputs, company) }
}

function toTexts<F extends string>(fields: F[], record: Stored<F>) {
  return Object.fromEntries(fields.map(field => [field, String(record[field] ?? '')])) as Record<F, string>
}

/** Every problem of the form in the order of its fields, each with the field to go to. */
export function listProblems(errors: FieldErrors<ClientTexts>, flagProblem: string | undefined, pictures: Pictures) {
  const problems: { id: string; label: string }[] = []
  const note = (id: string, label: string | undefined) => {
    if (label) problems.push({ id, label })
  }
  for (const field of countryInputs) {
    note(field, errors[field]?.message)
    if (field === 'countryName') note('flag', flagProblem ?? pictures.problem('flag'))
  }
  note('companies', errors.company?.root?.message ?? errors.company?.message)
  for (const [n, entry] of Object.entries(errors.company ?? [])) {
    if (!entry || typeof entry !== 'object') continue
    for (const field of companyInputs) {
      const problem = (entry as Record<string, { message?: string }>)[field]?.message
      note(`company.${n}.${field}`, problem && m.form_company_problem({ n: formatNumber(Number(n) + 1), problem }))
    }
  }
  note('images', pictures.problem('images'))
  return problems
}
