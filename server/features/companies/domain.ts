import { defineDocument } from '#server/features/content/domain.ts'
import { AGENCY_ID, companyPoints } from '#server/features/companies/points.shared.ts'
import { type Company, companyFields, type CompanyInput, companyOf } from '#server/features/companies/schema.ts'
import { agency } from '#i18n/agency.ts'
import { localizedText } from '#i18n/locale.ts'
import { cachedRead } from '#server/cache/public-data.ts'
import type { Reader } from '#server/db/client.ts'
import { type Document, documentsById, readDocuments } from '#server/drafts/documents.ts'

export const companiesContent = defineDocument({
  feature: 'companies',
  fields: companyFields,
  title: ({ companyName = '' }) => companyName,
  missing: company => [
    ...(company.logo ? [] : ['picture' as const]),
    ...(Object.values(companyPoints).some(points => isBegun(points.map(point => company[point])))
      ? ['hidden' as const]
      : []),
  ],
})

/** Some points are written, but visitors see a section when all of them are. */
const isBegun = (points: unknown[]) => points.some(Boolean) && !points.every(Boolean)

export type { Company }
export type PublicCompany = Omit<Document<CompanyInput>, 'email'>

/** The group companies that are published, in their order, as /companies.json has them. */
export const list = (): Promise<Company[]> =>
  cachedRead('companies.list', async () => (await readDocuments(companiesContent)).map(companyOf))

/** The same with all that visitors may know of each. */
export const publicRecords = async (): Promise<PublicCompany[]> =>
  (await readDocuments(companiesContent)).map(withoutEmail)

/** Those with these ids as they are in the database now. */
export const byIds = async (ids: string[], database?: Reader): Promise<PublicCompany[]> =>
  (await documentsById(companiesContent, ids, database)).map(withoutEmail)

function withoutEmail(company: Document<CompanyInput>): PublicCompany {
  const { email: _, ...others } = company
  return others
}

/** Each with its telephone number, as visitors read them. */
export const shownCompanies = async () =>
  (await publicRecords()).map(({ _id, companyName, companyNameBn, telephone }) => {
    const name = { english: companyName, bangla: companyNameBn }
    return { path: `/each-company-details/${_id}`, title: name, phone: telephone, names: [name] }
  })

/**
 * Whom the contact form reaches beside the agency: the companies with an address of their own. `viaAgency` are the ids of the others,
 * for which the agency takes messages.
 */
export async function contacts() {
  const companies = await readDocuments(companiesContent)
  return {
    companies: companies
      .filter(({ email }) => email)
      .map(({ _id, companyName, companyNameBn }) => ({ _id, companyName, ...(companyNameBn && { companyNameBn }) })),
    viaAgency: companies.filter(({ email }) => !email).map(({ _id }) => _id),
  }
}

/** Where a message for this company goes, and what it is called in the page's language; undefined when there is no such company. */
export async function findContact(id: string): Promise<{ name: () => string; email: string | undefined } | undefined> {
  const email = agency().emails[0]?.email
  if (id === AGENCY_ID) return { name: () => agency().name, email }
  const company = (await readDocuments(companiesContent)).find(({ _id }) => _id === id)
  return company && { name: () => nameOf(company), email: company.email ?? email }
}

/** What companies are called in the page's language, by their ids, the agency among them. */
export async function companyNames(): Promise<Map<string, string>> {
  const companies = await readDocuments(companiesContent)
  return new Map([[AGENCY_ID, agency().name], ...companies.map(each => [each._id, nameOf(each)] as const)])
}

function nameOf({ companyName, companyNameBn }: Pick<CompanyInput, 'companyName' | 'companyNameBn'>) {
  return localizedText(companyName, companyNameBn).children
}
