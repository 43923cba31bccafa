import { CompanyCard } from '@agency/ui/CompanyCard'
import { EmptyState } from '@agency/ui/EmptyState'
import { Section } from '@agency/ui/Section'
import { Link } from '@tanstack/react-router'
import { CompanyLogo } from '#app/features/companies/company-logo.tsx'
import type { loadCompanies } from '#app/features/companies/load-companies.ts'
import { PageNotes } from '#app/features/pages/page-notes.tsx'
import { NextSteps } from '#app/layouts/public/next-steps.tsx'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { reachSentence } from '#i18n/reach.ts'
import { m } from '#i18n/paraglide/messages.js'

/** The group companies in three columns: logo, name, what each does and where. */
export function CompaniesPage({ companies, page }: Awaited<ReturnType<typeof loadCompanies>>) {
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageTop
        title={page ? <span {...page.title} /> : m.companies_title()}
        lead={page?.lead.children && <span {...page.lead} />}
      />
      {companies.length > 0 ? (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {companies.map(({ _id, logo, name, text, place }) => (
            <li key={_id} className="grid">
              <CompanyCard
                asChild
                headingLevel="h2"
                name={<span {...name} />}
                description={text && <span {...text} />}
                detail={place.children && <span {...place} />}
                logo={<CompanyLogo logo={logo} name={name.children} />}
              >
                <Link to="/each-company-details/$id" params={{ id: _id }} />
              </CompanyCard>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          headingLevel="h2"
          title={m.companies_empty_title()}
          description={reachSentence(m.companies_empty_text)}
        />
      )}
      {page && <PageNotes chapters={page.chapters} pictures={page.pictures} />}
      <NextSteps page="companies" />
    </Section>
  )
}
