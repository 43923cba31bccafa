import { Button } from '@agency/ui/Button'
import { CompanyCard } from '@agency/ui/CompanyCard'
import { Section } from '@agency/ui/Section'
import { Stat, Stats } from '@agency/ui/Stat'
import { Link } from '@tanstack/react-router'
import { CompanyLogo } from '#app/features/companies/company-logo.tsx'
import type { CompanyCardProps } from '#app/features/companies/queries.ts'
import { formatDate } from '#i18n/format.ts'
import { HomeSection } from '#app/features/home/home-section.tsx'
import { NewsTile } from '#app/features/news/news-tile.tsx'
import type { LocalizedCard } from '#app/features/news/queries.ts'
import { OpenJobs } from '#app/features/vacancies/public/open-jobs.tsx'
import type { LocalizedVacancy } from '#app/features/vacancies/queries.ts'
import { formatNumber, localPath, type localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { agency, roundedFigure } from '#i18n/agency.ts'

type WelcomeProps = { tagline: ReturnType<typeof localizedText> | undefined; hasCountries: boolean }

export function Welcome({ tagline, hasCountries }: WelcomeProps) {
  return (
    <>
      <h1 className="text-4xl lg:text-[2.75rem] lg:[&:lang(bn)]:text-3xl">{welcome()}</h1>
      {tagline?.children && <p className="mt-4 text-lg text-on-deep-muted" {...tagline} />}
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button asChild variant="accent" size="lg">
          <Link to="/jobs">{m.ways_work()}</Link>
        </Button>
        <Button asChild variant="secondary" size="lg">
          <Link to="/hire-workers">{m.ways_workers()}</Link>
        </Button>
        <Button asChild variant="secondary" size="lg">
          <Link to="/contact-us">{m.nav_contact()}</Link>
        </Button>
        {hasCountries && (
          <Link to="/our-clients" className={quietLink}>
            {m.home_see_clients()}
          </Link>
        )}
        {!agency().isNamed && (
          <a href={localPath('/admin')} data-preload="no" className={quietLink}>
            {m.home_set_up()}
          </a>
        )}
      </div>
    </>
  )
}

const quietLink = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

function welcome() {
  const {
    name,
    isNamed,
    licences: [licence],
  } = agency()
  if (!isNamed) return m.home_not_set_up()
  return licence
    ? m.home_welcome({ name, licence: licence.number.replaceAll(' ', '\u00a0') })
    : m.home_welcome_unlicensed({ name })
}

const yearsSince = (year: number) => new Date().getFullYear() - year

const asOf = (label: string, date: string | undefined) =>
  date ? m.figure_as_of({ label, date: formatDate(date, { dateStyle: 'long' }) }) : label

type FactsProps = { countries: number; jobs: LocalizedVacancy[] }

/** Who we are in figures, and the newest open jobs; without any there is nothing of them. */
export function Facts({ countries, jobs }: FactsProps) {
  return (
    <>
      <Figures countries={countries} />
      {jobs.length > 0 && (
        <HomeSection
          title={m.home_jobs()}
          lead={m.job_law()}
          action={
            <Button asChild variant="secondary">
              <Link to="/jobs">{m.job_all()}</Link>
            </Button>
          }
        >
          <OpenJobs jobs={jobs} />
        </HomeSection>
      )}
    </>
  )
}

function Figures({ countries }: { countries: number }) {
  const { placed, figures, since, licences } = agency()
  const years = since && yearsSince(since)
  const [licence] = licences
  const stats = [
    placed && { value: roundedFigure(placed.people), label: asOf(m.fact_placed(), placed.asOf) },
    ...figures.map(({ value, label, asOf: date }) => ({ value: formatNumber(value), label: asOf(label, date) })),
    countries > 0 && { value: formatNumber(countries), label: m.fact_countries() },
    years && { value: formatNumber(years), label: m.fact_years() },
    licence && { value: licence.number, label: m.fact_licence() },
  ].filter(stat => typeof stat === 'object')
  if (stats.length === 0) return null
  return (
    <Section ground="surface" space="sm" aria-label={m.home_facts()} className="border-b border-line">
      <Stats>
        {stats.map(stat => (
          <Stat key={stat.label} {...stat} />
        ))}
      </Stats>
    </Section>
  )
}

export function Partner({ _id, logo, name }: CompanyCardProps) {
  return (
    <CompanyCard asChild name={<span {...name} />} logo={<CompanyLogo logo={logo} name={name.children} />}>
      <Link to="/each-company-details/$id" params={{ id: _id }} />
    </CompanyCard>
  )
}

/** One of the newest pieces of news. */
export function News(card: LocalizedCard) {
  return (
    <NewsTile {...card} sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 50vw, 100vw">
      <Link to="/news-event" />
    </NewsTile>
  )
}
