import { Breadcrumb, BreadcrumbItem } from '@agency/ui/Breadcrumb'
import { Button } from '@agency/ui/Button'
import { Section } from '@agency/ui/Section'
import { Link, notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Company, listCompanies } from '#app/features/companies/queries.ts'
import { RecordFailed, RecordNotFound, RecordPending } from '#app/layouts/public/record-status.tsx'
import { localize } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** A published group company in the page's language. Throws notFound(). */
export async function loadCompany(id: string) {
  const company = (await listCompanies()).find(({ _id }) => _id === id)
  if (!company) throw notFound()
  const { bn: _, ...localized } = localize(company)
  return localized
}

export function CompanyPage({ company }: { company: Awaited<ReturnType<typeof loadCompany>> }) {
  const services = allOf(
    company.aboutOurServicePointOne,
    company.aboutOurServicePointTwo,
    company.aboutOurServicePointThree,
    company.aboutOurServicePointFour,
  )
  const commitments = allOf(
    company.commitedToOne,
    company.commitedToTwo,
    company.commitedToThree,
    company.commitedToFour,
    company.commitedToFive,
  )
  return (
    <Section space="sm">
      <Breadcrumb label={m.breadcrumb()}>
        <BreadcrumbItem>
          <Link to="/our-companies">{m.companies_title()}</Link>
        </BreadcrumbItem>
        <BreadcrumbItem current>{company.companyName}</BreadcrumbItem>
      </Breadcrumb>
      <header className="mt-6 grid items-center gap-6 lg:grid-cols-[minmax(0,45rem)_minmax(0,1fr)] lg:gap-16">
        <h1 className="text-4xl">{company.companyName}</h1>
        <img
          src={company.logo}
          alt=""
          width={320}
          height={120}
          className="h-auto w-full max-w-96 rounded-lg border border-line bg-sunken px-6 py-4 lg:max-w-none"
        />
      </header>
      <div className="mt-12 grid gap-10 lg:grid-cols-[minmax(0,45rem)_minmax(0,1fr)] lg:gap-16">
        <div className="max-w-text space-y-10">
          <TextSection title={m.company_about()} text={company.aboutUs} />
          {services && (
            <TextSection title={m.company_services()} text={company.aboutOurServices}>
              <Points points={services} />
            </TextSection>
          )}
          <TextSection title={m.company_team()} text={company.ourTeam} />
          <TextSection title={m.company_manufacture()} text={company.manufacture} />
          {commitments && (
            <TextSection title={m.company_commited()}>
              <Points points={commitments} />
            </TextSection>
          )}
          <TextSection title={m.company_mission()} text={company.ourMission} />
          <TextSection title={m.company_vision()} text={company.ourVision} />
        </div>
        <div>
          <ul className="h-fit divide-y divide-line border-y border-line">
            <Person name={company.nameOne} designation={company.nameOneDesignation} />
            <Person name={company.nameTwo} designation={company.nameTwoDesignation} />
          </ul>
          <Button asChild variant="secondary" className="mt-6">
            <Link to="/contact-us" search={{ company: company._id }}>
              {m.company_write({ name: company.companyName })}
            </Link>
          </Button>
        </div>
      </div>
    </Section>
  )
}

/** The points of a list; null when one of them is empty. */
function allOf(...points: string[]) {
  return points.every(point => point.trim()) ? points : null
}

function TextSection({ title, text = '', children }: { title: string; text?: string; children?: ReactNode }) {
  if (!text.trim() && !children) return null
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      {text && <p className="mt-4">{text}</p>}
      {children}
    </section>
  )
}

function Points({ points }: { points: string[] }) {
  return (
    <ul className="mt-4 space-y-3 border-s-2 border-brand ps-5">
      {points.map(point => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

function Person({ name, designation }: Record<'name' | 'designation', Company['nameOne']>) {
  return name ? (
    <li className="py-4">
      <span className="block font-semibold">{name}</span>
      <span className="text-sm text-muted">{designation}</span>
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
