import { m } from '#i18n/paraglide/messages.js'
import { textsOfDocument } from '#server/drafts/finding.ts'
import { defineFeature } from '#server/define-feature.ts'
import { documentFeature } from '#server/features/content/domain.ts'
import { companiesContent } from '#server/features/companies/content.ts'
import { companiesFile, companiesRest } from '#server/features/companies/rest.ts'
import { publicCompanyFields } from '#server/features/companies/schema.ts'
import { companiesRouter } from '#server/features/companies/router.ts'

export const companies = defineFeature({
  ...documentFeature('companies', companiesContent, m.companies_title),
  list: { page: '/admin/companies', label: m.admin_companies },
  editPage: id => `/admin/companies/${id}`,
  pages: ({ _id }) => ['/', '/our-companies', '/contact-us', `/each-company-details/${_id}`],
  titleBn: ({ companyNameBn }) => companyNameBn,
  finding: company => ({
    kind: 'companies',
    path: `/each-company-details/${company._id}`,
    title: { english: company.companyName, bangla: company.companyNameBn },
    texts: textsOfDocument({ fields: publicCompanyFields }, company),
  }),
  routes: { '/companies.json': companiesFile },
  router: companiesRouter,
  rest: companiesRest,
})
