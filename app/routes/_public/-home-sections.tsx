import { Button } from '@agency/ui/Button'
import { CompanyCard } from '@agency/ui/CompanyCard'
import { NewsCard } from '@agency/ui/NewsCard'
import { Reveal } from '@agency/ui/Reveal'
import { Section } from '@agency/ui/Section'
import { ServiceCard } from '@agency/ui/ServiceCard'
import { Slider } from '@agency/ui/Slider'
import { Step, Steps } from '@agency/ui/Steps'
import { Link } from '@tanstack/react-router'
import { BriefcaseBusiness, GraduationCap, Handshake, Languages, Plane, Scale, UsersRound, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Company } from '#app/companies.ts'
import { Drawing } from '#app/drawing.tsx'
import { news } from '#app/news.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { procedure } from '#app/procedure.ts'
import { services } from '#app/services.ts'

const icons = [Handshake, UsersRound, Wrench, GraduationCap, Languages, Scale, BriefcaseBusiness, Plane]
const durations = [800, 1000, 1200, 1400] as const
const SHOWN_STEPS = [0, 2, 3, 5, 6] // of the whole procedure, which has its own page

export function Services() {
  return (
    <Part title={m.home_services_title()} lead={m.home_services_lead()}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {services.map(({ id, title, summary, path }, n) => {
          const Sign = icons[n % icons.length] ?? Handshake
          return (
            <li key={id} className="grid">
              <Reveal duration={durations[n % durations.length]} className="grid">
                <ServiceCard asChild icon={<Sign aria-hidden="true" />} title={title} text={summary}><Link to={path} /></ServiceCard>
              </Reveal>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

export function WhyUs() {
  const reasons = [[m.why_1_title(), m.why_1_text()], [m.why_2_title(), m.why_2_text()], [m.why_3_title(), m.why_3_text()]] as const
  return (
    <Section ground="surface" className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
      <Drawing name="training-class" alt={m.why_picture()} sizes="(min-width: 64rem) 36rem, 100vw" className="rounded-lg" />
      <div>
        <h2 className="text-3xl">{m.why_title()}</h2>
        <dl className="mt-6 space-y-6">{reasons.map(([title, text]) => <div key={title}><dt className="font-semibold">{title}</dt><dd className="mt-1 text-muted">{text}</dd></div>)}</dl>
      </div>
    </Section>
  )
}

export function Procedure() {
  return (
    <Part title={m.procedure_title()} lead={m.home_procedure_lead()} action={<Button asChild variant="secondary"><Link to="/recruitment-procedure">{m.learn_more()}</Link></Button>}>
      <Steps>{SHOWN_STEPS.map(n => procedure[n] && <Step key={n} title={procedure[n].title}>{procedure[n].summary}</Step>)}</Steps>
    </Part>
  )
}

export function Countries({ countries, employed }: { countries: number; employed: number }) {
  const number = new Intl.NumberFormat(getLocale())
  return (
    <Section ground="surface" className="grid items-center gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <div>
        <h2 className="text-3xl">{m.home_countries_title()}</h2>
        <p className="mt-4 text-muted">{m.home_countries_text({ countries: number.format(countries), people: number.format(employed) })}</p>
        <Button asChild variant="secondary" className="mt-6"><Link to="/our-clients">{m.client_all()}</Link></Button>
      </div>
      <img src="/our-clients/map.svg" alt={m.map_title()} width={1000} height={470} loading="lazy" className="h-auto w-full" />
    </Section>
  )
}

export function Brands() {
  return <Part title={m.brands_title()}><p className="max-w-text text-lg text-muted">{m.brands_text()}</p></Part>
}

export function Partners({ partners }: { partners: Pick<Company, '_id' | 'logo' | 'companyName'>[] }) {
  const slides = partners.map(({ _id, logo, companyName }) => (
    <CompanyCard key={_id} asChild name={companyName} logo={<img src={logo} alt="" width={320} height={120} loading="lazy" />}><Link to="/each-company-details/$id" params={{ id: _id }} /></CompanyCard>
  ))
  return <Part title={m.partners_title()} className="pt-0 sm:pt-0"><Slider variant="partners" label={m.partners_title()} slides={slides} words={words()} /></Part>
}

export function News() {
  const slides = news.map(({ id, image, alt, title, date, dateText }) => (
    <NewsCard key={id} asChild title={title} date={dateText} dateTime={date} picture={<Drawing name={image} alt={alt} sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 50vw, 100vw" className="aspect-3/2" />}>
      <Link to="/news-event" />
    </NewsCard>
  ))
  return (
    <Part title={m.news_title()} ground="surface" action={<Button asChild variant="secondary"><Link to="/news-event">{m.news_all()}</Link></Button>}>
      <Slider variant="news" label={m.news_title()} slides={slides} words={words()} />
    </Part>
  )
}

function Part({ title, lead, action, children, ...section }: { title: string; lead?: string; action?: ReactNode; children: ReactNode; ground?: 'surface'; className?: string }) {
  return (
    <Section {...section}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div><h2 className="text-3xl">{title}</h2>{lead && <p className="mt-3 max-w-text text-muted">{lead}</p>}</div>
        {action}
      </div>
      <div className="mt-8 sm:mt-10">{children}</div>
    </Section>
  )
}

function words() {
  return {
    roleDescription: m.carousel_role(), previous: m.slider_previous(), next: m.slider_next(),
    goTo: (n: number) => m.slider_go_to({ n }), slide: (n: number, of: number) => m.gallery_position({ n, of }),
  }
}
