import { createFileRoute } from '@tanstack/react-router'
import { CompaniesFailed, CompaniesPending } from '#app/features/companies/company-status.tsx'
import { loadCompanies } from '#app/features/companies/load-companies.ts'
import { pageHead } from '#app/layouts/head.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'

const load = () => import('#app/features/companies/companies-page.tsx')
const CompaniesPage = staticComponent(load, 'CompaniesPage')

export const Route = createFileRoute('/_public/our-companies')({
  loader: async () => (await Promise.all([loadCompanies(), loadStatic(load)]))[0],
  head: ({ loaderData: { page } = {} }) =>
    pageHead(
      page?.title.children ?? m.companies_title(),
      page?.description.children || (import.meta.env.SSR && m.companies_description({ name: agency().name })),
    ),
  component: () => <CompaniesPage {...Route.useLoaderData()} />,
  pendingComponent: CompaniesPending,
  errorComponent: CompaniesFailed,
})
