import { companiesContent, contacts, publicRecords, shownCompanies } from '#server/features/companies/domain.ts'
import { publicQuery, router } from '#server/trpc/procedures.ts'
import { m } from '#i18n/paraglide/messages.js'
import { textsOfDocument } from '#server/drafts/finding.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { documentFeature } from '#server/features/content/domain.ts'
import { companiesFile, companiesRest } from '#server/features/companies/rest.ts'
import { publicCompanyFields } from '#server/features/companies/schema.ts'

export const companies = defineFeature({
  ...documentFeature('companies', companiesContent, m.companies_title),
  place: 4,
  contributes: {
    check: { people: shownCompanies },
    search: {
      pages: [{ path: '/our-companies', title: m.companies_title, text: m.companies_description }],
      kinds: { companies: { place: 40, label: m.nav_companies, isOnCards: true } },
    },
  },
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
  router: router({ list: publicQuery.query(() => publicRecords()), contacts: publicQuery.query(() => contacts()) }),
  rest: companiesRest,
})
