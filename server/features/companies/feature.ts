import list from '#app/public/companies.json' with { type: 'json' }
import { config } from '#server/config.ts'
import { defineFeature } from '#server/define-feature.ts'

export const companies = defineFeature({
  kind: 'built-in',
  name: 'companies',
  tables: {},
  records: async () => (config.DEMO === 'on' ? list : []),
  pages: ({ _id }) => ['/', '/our-companies', `/each-company-details/${_id}`],
  title: ({ companyName }) => companyName,
  searchText: ({ companyName }) => [companyName],
  activity: {},
})
