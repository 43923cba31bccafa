import { companiesContent } from '#server/features/companies/domain.ts'
import { seedCompanies } from '#prisma/seed/companies-data.ts'
import { documents } from '#prisma/seed/demonstration.ts'

export const demonstration = documents(companiesContent, stored =>
  seedCompanies.map(company => ({ ...company, logo: stored(company.logo) })),
)
