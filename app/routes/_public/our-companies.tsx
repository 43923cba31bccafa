import { createFileRoute } from '@tanstack/react-router'
import {
  CompaniesFailed,
  CompaniesPage,
  CompaniesPending,
  loadCompanies,
} from '#app/features/companies/companies-page.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/_public/our-companies')({
  loader: () => loadCompanies(),
  head: ({ loaderData: { page } = {} }) =>
    pageHead(
      page?.title.children ?? m.companies_title(),
      page?.description.children || (import.meta.env.SSR && m.companies_description({ name: agency().name })),
    ),
  component: () => <CompaniesPage {...Route.useLoaderData()} />,
  pendingComponent: CompaniesPending,
  errorComponent: CompaniesFailed,
})
