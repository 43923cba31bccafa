import { Button } from '@agency/ui/Button'
import { CompanyCard } from '@agency/ui/CompanyCard'
import { Section } from '@agency/ui/Section'
import { ServiceCard } from '@agency/ui/ServiceCard'
import { Stat, Stats } from '@agency/ui/Stat'
import { Step, Steps } from '@agency/ui/Steps'
import { Link } from '@tanstack/react-router'
import { BriefcaseBusiness, GraduationCap, Handshake, Languages, Plane, Scale, UsersRound, Wrench } from 'lucide-react'
import type { Company } from '#app/features/companies/queries.ts'
import { formatDate } from '#i18n/format.ts'
import { Illustration } from '#app/layouts/illustration.tsx'
import { NewsTile } from '#app/features/news/news-tile.tsx'
import type { LocalizedCard } from '#app/features/news/queries.ts'
import { plural, localize, formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { procedure } from '#app/features/procedure/steps.ts'
import { services } from '#app/features/services/services.ts'
import { agency, placed, site } from '#i18n/agency.ts'
import { HomeSection } from './home-section.tsx'

const icons = [Handshake, UsersRound, Wrench, GraduationCap, Languages, Scale, BriefcaseBusiness, Plane]
const SHOWN_STEPS = new Set([0, 2, 3, 5, 6]) // of the whole procedure, which has its own page

const pictures = {
  river: { name: 'hero-river', alt: m.home_picture, loading: 'eager', fetchPriority: 'high' },
  gulf: { name: 'hero-gulf', alt: m.home_picture_gulf },
  aircraft: { name: 'hero-aircraft', alt: m.home_picture_aircraft },
} as const

export function HeroPicture({ of }: { of: keyof typeof pictures }) {
  const { alt, ...picture } = pictures[of]
  return (
    <Illustration
      alt={alt()}
      {...picture}
      widths={[640, 960, 1600]}
      ratio={16 / 9}
      sizes="(max-width: 40rem) 75vw, 100vw"
      className="size-full"
    />
  )
}

export function Welcome() {
  return (
    <>
      <h1 className="text-4xl lg:[&:lang(bn)]:text-3xl">
        {m.home_welcome({ name: agency().name, licence: site.licence.replaceAll(' ', '\u00a0') })}
      </h1>
      <p className="mt-4 text-lg text-on-deep-muted">{m.home_tagline()}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button asChild variant="accent" size="lg">
          <Link to="/contact-us">{m.nav_contact()}</Link>
        </Button>
        <Link
          to="/our-clients"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {m.home_see_clients()}
        </Link>
      </div>
    </>
  )
}

export function HomeStats({ countries, years }: { countries: number; years: number }) {
  return (
    <Section ground="surface" space="sm" aria-label={m.home_facts()} className="border-b border-line">
      <Stats>
        <Stat value={placed()} label={m.fact_placed()} />
        {countries > 0 && <Stat value={formatNumber(countries)} label={m.fact_countries()} />}
        <Stat value={formatNumber(years)} label={m.fact_years()} />
        <Stat value={site.licence} label={m.fact_licence()} />
      </Stats>
    </Section>
  )
}

/** The n-th of the services. */
export function Service({ n }: { n: number }) {
  const service = services[n] && localize(services[n])
  const Sign = icons[n % icons.length]
  if (!service || !Sign) return null
  return (
    <ServiceCard asChild icon={<Sign aria-hidden="true" />} title={service.title} text={service.summary}>
      <Link to={service.path} />
    </ServiceCard>
  )
}

/** All that stands between the services and the sliders. What would say 0 is left out. */
export function HomeBody({ hasGroup, ...record }: CountriesProps & { hasGroup: boolean }) {
  return (
    <>
      <WhyUs />
      <Procedure />
      {record.countries > 0 && <Countries {...record} />}
      {record.countries > 0 && (
        <HomeSection title={m.brands_title()}>
          <p className="max-w-text text-lg text-muted">
            {m.brands_text()}
            {hasGroup && ` ${m.brands_group()}`}
          </p>
        </HomeSection>
      )}
    </>
  )
}

function WhyUs() {
  const reasons = [
    [m.why_1_title(), m.why_1_text()],
    [m.why_2_title(), m.why_2_text()],
    [m.why_3_title(), m.why_3_text()],
  ] as const
  return (
    <Section ground="surface" className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
      <Illustration
        name="training-class"
        alt={m.why_picture()}
        sizes="(min-width: 64rem) 36rem, 100vw"
        className="rounded-lg"
      />
      <div>
        <h2 className="text-3xl">{m.why_title()}</h2>
        <dl className="mt-6 space-y-6">
          {reasons.map(([title, text]) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

function Procedure() {
  return (
    <HomeSection
      title={m.procedure_title()}
      lead={m.home_procedure_lead({ shown: formatNumber(SHOWN_STEPS.size), all: formatNumber(procedure.length) })}
      action={
        <Button asChild variant="secondary">
          <Link to="/recruitment-procedure">
            {m.learn_more()}
            <span className="sr-only"> {m.learn_more_procedure()}</span>
          </Link>
        </Button>
      }
    >
      <Steps>
        {procedure.map(localize).map(
          ({ title, summary }, n) =>
            SHOWN_STEPS.has(n) && (
              <Step key={title} title={title}>
                {summary}
              </Step>
            ),
        )}
      </Steps>
    </HomeSection>
  )
}

type CountriesProps = { countries: number; employed: number; asOf: string | null }

function Countries({ countries, employed, asOf }: CountriesProps) {
  return (
    <Section ground="surface" className="grid items-center gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <div>
        <h2 className="text-3xl">{m.home_countries_title()}</h2>
        {employed > 0 && asOf && (
          <p className="mt-4 text-muted">
            {m.home_countries_text({
              countries: m.home_countries_count(plural(countries)),
              people: formatNumber(employed),
              date: formatDate(asOf, { dateStyle: 'long' }),
            })}
          </p>
        )}
        <Button asChild variant="secondary" className="mt-6">
          <Link to="/our-clients">{m.client_all()}</Link>
        </Button>
      </div>
      <img
        src="/our-clients/map.svg"
        alt={m.map_title()}
        width={1000}
        height={470}
        loading="lazy"
        className="h-auto w-full"
      />
    </Section>
  )
}

export function Partner({ _id, logo, companyName }: Pick<Company, '_id' | 'logo' | 'companyName'>) {
  return (
    <CompanyCard asChild name={companyName} logo={<img src={logo} alt="" width={320} height={120} loading="lazy" />}>
      <Link to="/each-company-details/$id" params={{ id: _id }} />
    </CompanyCard>
  )
}

/** One of the newest pieces of news. */
export function News(card: Omit<LocalizedCard, 'slug'>) {
  return (
    <NewsTile {...card} sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 50vw, 100vw">
      <Link to="/news-event" />
    </NewsTile>
  )
}
