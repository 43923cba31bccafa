import { CompanyCard } from '@agency/ui/CompanyCard'
import { EmptyState } from '@agency/ui/EmptyState'
import { ErrorState } from '@agency/ui/ErrorState'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { Spinner } from '@agency/ui/Spinner'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Company, listCompanies } from '#app/features/companies/queries.ts'
import { Notes } from '#app/layouts/public/article.tsx'
import { RetryButton } from '#app/layouts/retry-button.tsx'
import { localize } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** The published group companies, in the page's language. */
export async function loadCompanies() {
  return (await listCompanies()).map(company => {
    const { _id, logo, companyName } = localize(company)
    return { _id, logo, companyName }
  })
}

export function CompaniesPage({ companies }: { companies: Pick<Company, '_id' | 'logo' | 'companyName'>[] }) {
  if (companies.length === 0)
    return (
      <Page>
        <EmptyState headingLevel="h2" title={m.companies_empty_title()} description={m.companies_empty_text()} />
      </Page>
    )
  return (
    <Page lead={m.companies_lead()}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {companies.map(({ _id, logo, companyName }) => (
          <li key={_id} className="grid">
            <CompanyCard
              asChild
              headingLevel="h2"
              name={companyName}
              logo={<img src={logo} alt="" width={320} height={120} loading="lazy" />}
            >
              <Link to="/each-company-details/$id" params={{ id: _id }} />
            </CompanyCard>
          </li>
        ))}
      </ul>
      <Notes title={m.companies_why_title()} texts={[m.companies_why_1(), m.companies_why_2(), m.companies_why_3()]} />
    </Page>
  )
}

export function CompaniesPending() {
  return (
    <Page>
      <Spinner label={m.admin_loading()} />
    </Page>
  )
}

export function CompaniesFailed() {
  return (
    <Page>
      <ErrorState title={m.companies_failed()} description={m.clients_failed_text()} action={<RetryButton />} />
    </Page>
  )
}

function Page({ lead, children }: { lead?: string; children: ReactNode }) {
  return (
    <Section space="none" className="pb-16 sm:pb-28">
      <PageHeader title={m.companies_title()} lead={lead} />
      {children}
    </Section>
  )
}
