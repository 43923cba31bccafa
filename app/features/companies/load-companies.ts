import { notFound } from '@tanstack/react-router'
import { cardOf, listCompanies } from '#app/features/companies/queries.ts'
import { findPage } from '#app/features/pages/queries.ts'
import { localizedText } from '#i18n/locale.ts'

/** The published group companies, each with where it works, and the texts around them where somebody has written any. */
export async function loadCompanies() {
  const [companies, page] = await Promise.all([listCompanies(), findPage('companies')])
  return {
    companies: companies.map(company => ({
      ...cardOf(company),
      place: localizedText(company.place || company.bn?.place || '', company.bn?.place),
    })),
    page,
  }
}

/** A published group company by its id. Throws notFound(). */
export async function loadCompany(id: string) {
  const company = (await listCompanies()).find(({ _id }) => _id === id)
  if (!company) throw notFound()
  return { company }
}
