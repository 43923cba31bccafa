import { m } from '#i18n/paraglide/messages.js'
import { defineFeature } from '#server/define-feature.ts'
import { documentFeature } from '#server/features/content/domain.ts'
import { companiesContent } from '#server/features/companies/content.ts'
import { companiesFile, companiesRest } from '#server/features/companies/rest.ts'
import { companiesRouter } from '#server/features/companies/router.ts'

export const companies = defineFeature({
  ...documentFeature('companies', companiesContent, m.companies_title),
  list: { page: '/admin/companies', label: m.admin_companies },
  editPage: id => `/admin/companies/${id}`,
  pages: ({ _id }) => ['/', '/our-companies', '/contact-us', `/each-company-details/${_id}`],
  titleBn: ({ companyNameBn }) => companyNameBn,
  routes: { '/companies.json': companiesFile },
  router: companiesRouter,
  rest: companiesRest,
})
