import { createFileRoute } from '@tanstack/react-router'
import {
  CompaniesFailed,
  CompaniesPage,
  CompaniesPending,
  loadCompanies,
} from '#app/features/companies/companies-page.tsx'
import { pageHead, sharePicture } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/_public/our-companies')({
  loader: loadCompanies,
  head: () =>
    pageHead(
      m.companies_title(),
      import.meta.env.SSR && m.companies_description(),
      sharePicture('meghbridge-overseas'),
    ),
  component: () => <CompaniesPage companies={Route.useLoaderData()} />,
  pendingComponent: CompaniesPending,
  errorComponent: CompaniesFailed,
})
