import type { Company } from '#app/features/companies/queries.ts'
import { localizedText } from '#i18n/locale.ts'

export type CompanyTexts = ReturnType<typeof textsOf>

/** The texts of a company in the page's language. */
export const textsOf = (company: Company) => (name: keyof NonNullable<Company['bn']>) => {
  const bangla = company.bn?.[name]
  return localizedText(company[name] || bangla || '', bangla)
}
