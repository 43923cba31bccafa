import { definePagePreview } from '#app/features/pages/page-preview.ts'
import { loadCompanies } from '#app/features/companies/load-companies.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { localizedText } from '#i18n/locale.ts'
import { type CompanyInput, companyOf } from '#server/features/companies/schema.ts'
import { named, definePreview } from '#app/staff/preview.ts'

const loadCompanyPage = () => import('#app/features/companies/company-page.tsx')

export const preview = definePreview({
  async load(record) {
    await loadStatic(loadCompanyPage)
    const draft = named(record as CompanyInput & { _id: string }, 'companyName', 'companyNameBn')
    return {
      title: localizedText(draft.companyName, draft.companyNameBn).children,
      props: { company: companyOf(draft) },
    }
  },
  Page: staticComponent(loadCompanyPage, 'CompanyPage'),
})

const loadCompaniesPage = () => import('#app/features/companies/companies-page.tsx')

export const pagePreview = definePagePreview({
  async load(page) {
    const [companies] = await Promise.all([loadCompanies(), loadStatic(loadCompaniesPage)])
    return { ...companies, page }
  },
  Page: staticComponent(loadCompaniesPage, 'CompaniesPage'),
})
