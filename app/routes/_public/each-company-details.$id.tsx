import { createFileRoute } from '@tanstack/react-router'
import { companyHead } from '#app/features/companies/company-head.ts'
import {
  CompanyFailed,
  CompanyNotFound,
  CompanyPage,
  CompanyPending,
  loadCompany,
} from '#app/features/companies/company-page.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/_public/each-company-details/$id')({
  loader: ({ params }) => loadCompany(params.id),
  head: ({ loaderData: company }) => (company ? companyHead(company) : pageHead(m.company_missing())),
  component: () => <CompanyPage company={Route.useLoaderData()} />,
  pendingComponent: CompanyPending,
  errorComponent: CompanyFailed,
  notFoundComponent: CompanyNotFound,
})
