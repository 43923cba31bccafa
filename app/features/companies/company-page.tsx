import { Breadcrumb, BreadcrumbItem } from '@agency/ui/Breadcrumb'
import { Button } from '@agency/ui/Button'
import { Section } from '@agency/ui/Section'
import { Link, notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CompanyLogo } from '#app/features/companies/company-logo.tsx'
import { type Company, listCompanies } from '#app/features/companies/queries.ts'
import { link } from '#app/layouts/link-style.ts'
import { loadNextSteps, NextSteps } from '#app/layouts/public/public-layout.tsx'
import { RecordFailed, RecordNotFound, RecordPending } from '#app/layouts/public/record-status.tsx'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { companyPoints } from '#server/features/companies/points.shared.ts'

/** A published group company by its id. Throws notFound(). */
export async function loadCompany(id: string) {
  const [companies] = await Promise.all([listCompanies(), loadNextSteps()])
  const company = companies.find(({ _id }) => _id === id)
  if (!company) throw notFound()
  return company
}

/** A company in full: a section without text, or with a point missing, is left out. */
export function CompanyPage({ company }: { company: Company }) {
  const text = textsOf(company)
  const services = allOf(companyPoints.services.map(text))
  const commitments = allOf(companyPoints.commitments.map(text))
  const name = text('companyName')
  return (
    <Section space="sm">
      <Breadcrumb label={m.breadcrumb()}>
        <BreadcrumbItem>
          <Link to="/our-companies">{m.companies_title()}</Link>
        </BreadcrumbItem>
        <BreadcrumbItem current {...name} />
      </Breadcrumb>
      <header className="mt-6 grid items-center gap-6 lg:grid-cols-[minmax(0,45rem)_minmax(0,1fr)] lg:gap-16">
        <h1 className="text-4xl wrap-anywhere" lang={name.lang}>
          {name.children}
        </h1>
        {company.logo && (
          <div className="aspect-8/3 w-full max-w-96 rounded-lg border border-line bg-plate px-6 py-4 lg:max-w-none">
            <CompanyLogo logo={company.logo} name={name.children} sizes="24rem" />
          </div>
        )}
      </header>
      <div className="mt-12 grid gap-10 lg:grid-cols-[minmax(0,45rem)_minmax(0,1fr)] lg:gap-16">
        <div className="max-w-text space-y-10">
          <TextSection title={m.company_about()} text={text('aboutUs')} />
          {services && (
            <TextSection title={m.company_services()} text={text('aboutOurServices')}>
              <Points points={services} />
            </TextSection>
          )}
          <TextSection title={m.company_team()} text={text('ourTeam')} />
          <TextSection title={m.company_manufacture()} text={text('manufacture')} />
          {commitments && (
            <TextSection title={m.company_commited()}>
              <Points points={commitments} />
            </TextSection>
          )}
          <TextSection title={m.company_mission()} text={text('ourMission')} />
          <TextSection title={m.company_vision()} text={text('ourVision')} />
        </div>
        <div>
          <ul className="h-fit divide-y divide-line border-y border-line">
            <Person name={text('nameOne')} designation={text('nameOneDesignation')} />
            <Person name={text('nameTwo')} designation={text('nameTwoDesignation')} />
          </ul>
          <Button asChild variant="secondary" className="mt-6">
            <Link to="/contact-us" search={{ company: company._id }}>
              {m.company_write({ name: name.children })}
            </Link>
          </Button>
          <p className="mt-3">
            <Link to="/jobs" className={`${link} inline-flex min-h-11 items-center`}>
              {m.ways_work()}
            </Link>
          </p>
        </div>
      </div>
      <NextSteps page="company" />
    </Section>
  )
}

type Text = ReturnType<typeof localizedText>

/** The texts of a company in the page's language. */
const textsOf = (company: Company) => (name: keyof NonNullable<Company['bn']>) => {
  const bangla = company.bn?.[name]
  return localizedText(company[name] || bangla || '', bangla)
}

/** The points of a list; null when one of them is empty. */
const allOf = (points: Text[]) => (points.every(({ children }) => children.trim()) ? points : null)

function TextSection({ title, text, children }: { title: string; text?: Text; children?: ReactNode }) {
  if (!text?.children.trim() && !children) return null
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      {text?.children && <p className="mt-4 whitespace-pre-line wrap-anywhere" {...text} />}
      {children}
    </section>
  )
}

function Points({ points }: { points: Text[] }) {
  return (
    <ul className="mt-4 space-y-3 border-s-2 border-brand ps-5">
      {points.map((point, n) => (
        <li key={n} className="wrap-anywhere" {...point} />
      ))}
    </ul>
  )
}

function Person({ name, designation }: Record<'name' | 'designation', Text>) {
  return name.children ? (
    <li className="py-4">
      <span className="block font-semibold wrap-anywhere" {...name} />
      <span className="text-sm text-muted wrap-anywhere" {...designation} />
    </li>
  ) : null
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
