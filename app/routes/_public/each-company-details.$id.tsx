import { createFileRoute } from '@tanstack/react-router'
import { CompanyFailed, CompanyNotFound, CompanyPending } from '#app/features/companies/company-status.tsx'
import { loadCompany } from '#app/features/companies/load-companies.ts'
import { pageHead } from '#app/layouts/head.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { m } from '#i18n/paraglide/messages.js'

const load = () => import('#app/features/companies/company-page.tsx')
const CompanyPage = staticComponent(load, 'CompanyPage')

export const Route = createFileRoute('/_public/each-company-details/$id')({
  loader: async ({ params }) => {
    const [{ company }, { companyHead }] = await Promise.all([loadCompany(params.id), loadStatic(load)])
    return { company, head: companyHead(company) }
  },
  head: ({ loaderData }) => loaderData?.head ?? pageHead(m.company_missing()),
  component: () => <CompanyPage company={Route.useLoaderData().company} />,
  pendingComponent: CompanyPending,
  errorComponent: CompanyFailed,
  notFoundComponent: CompanyNotFound,
})
