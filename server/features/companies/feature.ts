import { defineFeature } from '#server/define-feature.ts'
import { list } from '#server/features/companies/domain.ts'
import { companiesFile } from '#server/features/companies/rest.ts'

export const companies = defineFeature({
  kind: 'built-in',
  name: 'companies',
  tables: {},
  records: async () => list(),
  pages: ({ _id }) => ['/', '/our-companies', `/each-company-details/${_id}`],
  title: ({ companyName }) => companyName,
  searchText: ({ companyName }) => [companyName],
  routes: { '/companies.json': companiesFile },
  activity: {},
})
