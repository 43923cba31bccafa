import { CompanyCard } from '@agency/ui/CompanyCard'
import { EmptyState } from '@agency/ui/EmptyState'
import { ErrorState } from '@agency/ui/ErrorState'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { Spinner } from '@agency/ui/Spinner'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CompanyLogo } from '#app/features/companies/company-logo.tsx'
import { cardOf, listCompanies } from '#app/features/companies/queries.ts'
import { findPage } from '#app/features/pages/queries.ts'
import { loadNextSteps, NextSteps } from '#app/layouts/public/public-layout.tsx'
import { RetryButton } from '#app/layouts/retry-button.tsx'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import type { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

const loadNotes = () => import('#app/features/pages/page-notes.tsx')
const PageNotes = staticComponent(loadNotes, 'PageNotes')

/** The published group companies, and the texts around them where somebody has written any. */
export async function loadCompanies() {
  const [companies, page] = await Promise.all([
    listCompanies(),
    findPage('companies'),
    loadStatic(loadNotes),
    loadNextSteps(),
  ])
  return { companies: companies.map(cardOf), page }
}

export function CompaniesPage({ companies, page }: Awaited<ReturnType<typeof loadCompanies>>) {
  return (
    <Page title={page?.title} lead={page?.lead}>
      {companies.length > 0 ? (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {companies.map(({ _id, logo, name, text }) => (
            <li key={_id} className="grid">
              <CompanyCard
                asChild
                headingLevel="h2"
                name={<span {...name} />}
                text={text && <span {...text} />}
                logo={<CompanyLogo logo={logo} name={name.children} />}
              >
                <Link to="/each-company-details/$id" params={{ id: _id }} />
              </CompanyCard>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState headingLevel="h2" title={m.companies_empty_title()} description={m.companies_empty_text()} />
      )}
      {page && <PageNotes chapters={page.chapters} pictures={page.pictures} />}
      <NextSteps page="companies" />
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

type Text = ReturnType<typeof localizedText>

function Page({ title, lead, children }: { title?: Text | undefined; lead?: Text | undefined; children: ReactNode }) {
  return (
    <Section space="none" className="pb-16 sm:pb-28">
      <PageHeader
        title={title ? <span {...title} /> : m.companies_title()}
        lead={lead?.children && <span {...lead} />}
      />
      {children}
    </Section>
  )
}
