import { Link } from '@tanstack/react-router'
import { CountryFees } from '#app/features/fees/public/country-fees.tsx'
import { findFees, type LocalizedFees } from '#app/features/fees/queries.ts'
import { findOpenJobs, type JobCardProps } from '#app/features/vacancies/public/job-cards.ts'
import { CountryJobs } from '#app/features/vacancies/public/open-jobs.tsx'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { agency, isUsed } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Place } from '#server/features/clients/map/views.shared.ts'
import { Whereabouts } from './whereabouts.tsx'

type Part = { code?: string | undefined; country: string; place?: Place | undefined }
type Props = Pick<Part, 'country' | 'place'> & {
  jobs: JobCardProps[]
  fees: LocalizedFees['countries'][number] | undefined
}

/** What a worker asks of one country, by its ISO code: what is open there, and what going there costs. */
export async function findWays({ code, country, place }: Part): Promise<Props> {
  if (!code) return { jobs: [], fees: undefined, country, place }
  const [jobs, { countries }] = await Promise.all([findOpenJobs(code), findFees()])
  return { jobs, fees: countries.find(fees => fees.country === code), country, place }
}

/** The open jobs, the licence and the costs; where there is a map of the country, it is beside them. */
export function CountryWays({ jobs, fees, country, place }: Props) {
  const [licence] = agency().licences
  return (
    <div className={`mt-12 grid gap-x-16 gap-y-10 ${place ? 'lg:grid-cols-[2fr_1fr]' : ''}`}>
      <div className="min-w-0">
        {isUsed('vacancies') && <CountryJobs jobs={jobs} country={country} />}
        <section className="mt-12 border-t border-line pt-8">
          <h2 className="text-2xl">{m.costs_title()}</h2>
          {licence && <p className="mt-3 font-semibold">{licence.number}</p>}
          <p className="mt-1 max-w-text">{m.law_no_money()}</p>
          <p className="text-sm text-muted">{m.job_law_source()}</p>
          {fees && (
            <div className="mt-6">
              <CountryFees {...fees} />
            </div>
          )}
          <p className="mt-2">
            <Link to="/licence-and-fees" {...(fees && { hash: fees.country })} className={standaloneLink}>
              {m.client_fees_link()}
            </Link>
          </p>
        </section>
      </div>
      {place && <Whereabouts place={place} country={country} />}
    </div>
  )
}
