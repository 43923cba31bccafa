import { listCompanies } from '#app/features/companies/queries.ts'
import { defineFeature } from '#server/define-feature.ts'

export const companies = defineFeature({
  kind: 'built-in',
  name: 'companies',
  records: async () => listCompanies(),
  pages: ({ _id }) => ['/', '/our-companies', `/each-company-details/${_id}`],
  title: ({ companyName }) => companyName,
  searchText: ({ companyName }) => [companyName],
  activity: {},
})
