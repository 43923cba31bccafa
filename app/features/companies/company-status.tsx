import { ErrorState } from '@agency/ui/ErrorState'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { Spinner } from '@agency/ui/Spinner'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RecordFailed, RecordNotFound, RecordPending } from '#app/layouts/public/record-status.tsx'
import { RetryButton } from '#app/layouts/retry-button.tsx'
import { m } from '#i18n/paraglide/messages.js'

export function CompaniesPending() {
  return (
    <Companies>
      <Spinner label={m.admin_loading()} />
    </Companies>
  )
}

export function CompaniesFailed() {
  return (
    <Companies>
      <ErrorState title={m.companies_failed()} description={m.load_failed_text()} actions={<RetryButton />} />
    </Companies>
  )
}

function Companies({ children }: { children: ReactNode }) {
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageHeader title={m.companies_title()} />
      {children}
    </Section>
  )
}

export const CompanyPending = () => <RecordPending label={m.admin_loading()} />
export const CompanyFailed = () => <RecordFailed title={m.company_failed()} />
export const CompanyNotFound = () => (
  <RecordNotFound
    title={<span className="text-danger">{m.company_missing()}</span>}
    description={m.company_missing_text()}
    link={<Link to="/our-companies">{m.companies_title()}</Link>}
  />
)
