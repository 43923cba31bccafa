import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { Section } from '@agency/ui/Section'
import { Stat, Stats } from '@agency/ui/Stat'
import { Step, Steps } from '@agency/ui/Steps'
import { Link } from '@tanstack/react-router'
import { placedStat } from '#app/features/clients/placed.ts'
import type { ClientCard, ClientTotals } from '#app/features/clients/queries.ts'
import type { ShortProcedure } from '#app/features/procedure/queries.ts'
import type { JobCardProps } from '#app/features/vacancies/public/job-cards.ts'
import { CostLine } from '#app/features/vacancies/public/cost-line.tsx'
import { JobState } from '#app/features/vacancies/public/job-state.tsx'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { agency } from '#i18n/agency.ts'
import { countryName } from '#i18n/countries.ts'
import { formatDate } from '#i18n/format.ts'
import { formatNumber, localizedText, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { HomeSection } from '#app/layouts/public/home-section.tsx'

export type RecordProps = CountriesProps & { jobs: JobCardProps[]; procedure: ShortProcedure | null }

/** What a worker and an employer look for first: figures, open jobs, licence and fees, countries, how it goes. */
export function HomeRecord({ jobs, procedure, ...record }: RecordProps) {
  return (
    <>
      <Figures {...record} />
      {jobs.length > 0 && <Jobs jobs={jobs} />}
      {agency().licences.length > 0 && <LicenceAndFees />}
      {record.countries > 0 && <Countries {...record} />}
      {procedure && <Procedure {...procedure} />}
    </>
  )
}

function Figures({ countries, ...record }: ClientTotals) {
  const { figures, since, licences } = agency()
  const years = since && yearsSince(since)
  const [licence] = licences
  const stats = [
    placedStat(record),
    ...figures.map(({ value, label, asOf: date }) => ({ value: formatNumber(value), label: asOf(label, date) })),
    countries > 0 && { value: formatNumber(countries), label: m.fact_countries() },
    years && { value: formatNumber(years), label: m.fact_years() },
    licence && { value: licence.number, label: m.fact_licence() },
  ].filter(stat => typeof stat === 'object')
  if (stats.length === 0) return null
  return (
    <Section ground="surface" space="none" aria-label={m.home_facts()} className="border-b border-line py-5 sm:py-12">
      <Stats>
        {stats.map(stat => (
          <Stat key={stat.label} {...stat} />
        ))}
      </Stats>
    </Section>
  )
}

const yearsSince = (year: number) => new Date().getFullYear() - year

const asOf = (label: string, date: string | undefined) =>
  date ? m.figure_as_of({ label, date: longDate(date) }) : label

const longDate = (date: string) => formatDate(date, { dateStyle: 'long' })

function Jobs({ jobs }: { jobs: JobCardProps[] }) {
  return (
    <HomeSection
      title={m.home_jobs()}
      action={
        <Button asChild variant="secondary">
          <Link to="/jobs">{m.job_all()}</Link>
        </Button>
      }
    >
      <ul className="grid grid-cols-1 gap-3 sm:gap-6 md:grid-cols-3">
        {jobs.map(job => (
          <li key={job.slug} className="grid">
            <Job {...job} />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

/** A job in few lines: what, where, the wage, what it costs the worker, and until when. */
function Job({ wage, taka, pays, share, ...job }: JobCardProps) {
  return (
    <Card padding="none" className="px-4 pt-1 pb-3 wrap-anywhere sm:px-6 sm:pt-4 sm:pb-6">
      <h3 className="text-lg">
        <Link to="/jobs/$slug" params={{ slug: job.slug }} className={standaloneLink}>
          {tradeName(job.trade)}
        </Link>
      </h3>
      <p className="text-sm text-muted">
        <span {...job.city} />, {countryName(job.country)} · {m.job_posts(plural(job.posts))}
      </p>
      <p className="font-semibold">{wage}</p>
      {taka && <p className="text-sm text-muted">{taka}</p>}
      <p className="mt-1 mb-2 text-sm">
        <CostLine pays={pays} share={share} />
      </p>
      <JobState {...job} />
    </Card>
  )
}

function LicenceAndFees() {
  const [licence] = agency().licences
  if (!licence) return null
  const { number, otherReading, authority, validUntil, lang } = licence
  return (
    <HomeSection
      ground="surface"
      title={m.costs_title()}
      lead={m.law_no_money()}
      action={
        <Button asChild variant="secondary">
          <Link to="/licence-and-fees">{m.home_fees_link()}</Link>
        </Button>
      }
    >
      <DescriptionList
        variant="plain"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-8 sm:grid-cols-3"
      >
        <DescriptionItem term={m.about_licence()}>{otherReading ?? number}</DescriptionItem>
        {validUntil && <DescriptionItem term={m.about_valid_until()}>{longDate(validUntil)}</DescriptionItem>}
        {authority && (
          <DescriptionItem term={m.about_authority()} lang={lang} className="max-sm:col-span-full">
            {authority}
          </DescriptionItem>
        )}
      </DescriptionList>
    </HomeSection>
  )
}

type CountriesProps = ClientTotals & {
  largest: Pick<ClientCard, '_id' | 'countryName' | 'countryNameBn' | 'employed'>[]
}

function Countries({ largest }: Pick<CountriesProps, 'largest'>) {
  return (
    <HomeSection
      title={m.home_countries_title()}
      action={
        <Button asChild variant="secondary">
          <Link to="/our-clients">{m.client_all()}</Link>
        </Button>
      }
    >
      <div className="grid grid-cols-1 items-center gap-10 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16">
        <ul className="divide-y divide-line border-y border-line">
          {largest.map(({ _id, countryName, countryNameBn, employed }) => (
            <li key={_id}>
              <Link
                to="/our-clients/$clientId"
                params={{ clientId: _id }}
                className="flex min-h-11 items-center justify-between gap-4 hover:text-brand active:underline"
              >
                <span className="min-w-0 wrap-anywhere" {...localizedText(countryName, countryNameBn)} />
                {employed > 0 && <span className="font-semibold tabular-nums">{formatNumber(employed)}</span>}
              </Link>
            </li>
          ))}
        </ul>
        <img
          src="/our-clients/map.svg"
          alt={m.map_title()}
          width={1000}
          height={470}
          loading="lazy"
          className="h-auto w-full max-sm:hidden"
        />
      </div>
    </HomeSection>
  )
}

function Procedure({ title, lead, steps }: ShortProcedure) {
  return (
    <HomeSection
      ground="surface"
      title={<span {...title} />}
      lead={lead.children && <span {...lead} />}
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
        {steps.map(({ title, summary }, n) => (
          <Step key={n} title={<span {...title} />} className="max-sm:pb-2.5">
            <span {...summary} className="max-sm:hidden" />
          </Step>
        ))}
      </Steps>
    </HomeSection>
  )
}
