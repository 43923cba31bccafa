import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { Section } from '@agency/ui/Section'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { CompanyContacts } from '#app/features/companies/company-contacts.tsx'
import { CompanyLogo } from '#app/features/companies/company-logo.tsx'
import { type CompanyTexts, textsOf } from '#app/features/companies/company-texts.ts'
import type { Company } from '#app/features/companies/queries.ts'
import { NextSteps } from '#app/layouts/public/next-steps.tsx'
import { PagePart } from '#app/layouts/public/page-part.tsx'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { formatDigits, formatNumber, type localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { companyPoints } from '#server/features/companies/points.shared.ts'

export { companyHead } from '#app/features/companies/company-head.ts'

type Text = ReturnType<typeof localizedText>

/** A company in full: a section without text, or with a point missing, is left out. */
export function CompanyPage({ company }: { company: Company }) {
  const text = textsOf(company)
  const services = allOf(companyPoints.services.map(text))
  const commitments = allOf(companyPoints.commitments.map(text))
  const [name, line] = [text('companyName'), text('oneLine')]
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageTop
        under={<Link to="/our-companies">{m.companies_title()}</Link>}
        title={<span {...name} />}
        lead={line.children && <span {...line} />}
        actions={
          company.logo && (
            <div className="aspect-5/2 w-72 rounded-lg border border-line bg-plate px-6 py-4">
              <CompanyLogo logo={company.logo} name={name.children} sizes="18rem" />
            </div>
          )
        }
      />
      <Facts company={company} text={text} />
      <CompanyContacts company={company} text={text} />
      <div className="mt-16 space-y-10">
        <TextPart title={m.company_about()} text={text('aboutUs')} />
        {services && (
          <TextPart title={m.company_services()} text={text('aboutOurServices')}>
            <ul className="mt-6 grid gap-6 sm:grid-cols-2">
              {services.map((point, n) => (
                <li key={n} className="border-s-2 border-brand ps-5 wrap-anywhere" {...point} />
              ))}
            </ul>
          </TextPart>
        )}
        <TextPart title={m.company_team()} text={text('ourTeam')} />
        <TextPart title={m.company_manufacture()} text={text('manufacture')} />
        {commitments && (
          <PagePart title={m.company_commited()}>
            <ul className="max-w-text divide-y divide-line border-b border-line">
              {commitments.map((point, n) => (
                <li key={n} className="flex gap-3 py-3">
                  <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand" />
                  <span className="min-w-0 wrap-anywhere" {...point} />
                </li>
              ))}
            </ul>
          </PagePart>
        )}
      </div>
      <Aims mission={text('ourMission')} vision={text('ourVision')} />
      <NextSteps page="company" />
    </Section>
  )
}

/** The points of a list; null when one of them is empty. */
const allOf = (points: Text[]) => (points.every(({ children }) => children.trim()) ? points : null)

function Facts({ company: { founded, people }, text }: { company: Company; text: CompanyTexts }) {
  const [place, products] = [text('place'), text('products')]
  if (founded === null && people === null && !place.children && !products.children) return null
  return (
    <DescriptionList variant="across">
      {founded !== null && <DescriptionItem term={m.company_founded()}>{formatDigits(founded)}</DescriptionItem>}
      {place.children && <DescriptionItem term={m.company_place()} {...place} />}
      {people !== null && <DescriptionItem term={m.company_staff()}>{formatNumber(people)}</DescriptionItem>}
      {products.children && <DescriptionItem term={m.company_products()} {...products} />}
    </DescriptionList>
  )
}

function TextPart({ title, text, children }: { title: string; text: Text; children?: ReactNode }) {
  if (!text.children.trim() && !children) return null
  return (
    <PagePart title={title}>
      {text.children && <p className="max-w-text whitespace-pre-line wrap-anywhere" {...text} />}
      {children}
    </PagePart>
  )
}

/** Mission and vision, side by side where the screen allows. */
function Aims({ mission, vision }: Record<'mission' | 'vision', Text>) {
  const aims = [
    { title: m.company_mission(), text: mission },
    { title: m.company_vision(), text: vision },
  ].filter(({ text }) => text.children.trim())
  if (aims.length === 0) return null
  return (
    <div className="mt-16 grid gap-10 rounded-lg bg-sunken p-6 sm:p-10 lg:auto-cols-fr lg:grid-flow-col lg:gap-16">
      {aims.map(({ title, text }) => (
        <section key={title}>
          <h2 className="text-sm font-semibold text-brand">{title}</h2>
          <p className="mt-3 font-display text-xl whitespace-pre-line wrap-anywhere" {...text} />
        </section>
      ))}
    </div>
  )
}
