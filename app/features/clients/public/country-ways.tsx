import { Link } from '@tanstack/react-router'
import { CountryFees } from '#app/features/fees/public/country-fees.tsx'
import { findFees, type LocalizedFees } from '#app/features/fees/queries.ts'
import { CountryJobs, findOpenJobs } from '#app/features/vacancies/public/open-jobs.tsx'
import type { LocalizedVacancy } from '#app/features/vacancies/queries.ts'
import { link } from '#app/layouts/link-style.ts'
import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'

type Part = { code?: string | undefined; country: string }
type Props = { jobs: LocalizedVacancy[]; fees: LocalizedFees['countries'][number] | undefined; country: string }

/** What a worker asks of one country, by its ISO code: what is open there, and what going there costs. */
export async function findWays({ code, country }: Part): Promise<Props> {
  if (!code) return { jobs: [], fees: undefined, country }
  const [jobs, { countries }] = await Promise.all([findOpenJobs(code), findFees()])
  return { jobs, fees: countries.find(fees => fees.country === code), country }
}

export function CountryWays({ jobs, fees, country }: Props) {
  const [licence] = agency().licences
  return (
    <>
      <CountryJobs jobs={jobs} country={country} />
      <section className="mt-16 grid gap-x-16 gap-y-4 border-t border-line pt-8 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-2xl">{m.fees_title()}</h2>
        <div className="min-w-0">
          {licence && <p className="font-semibold">{licence.number}</p>}
          <p className="mt-1 max-w-text">{m.job_law()}</p>
          <p className="text-sm text-muted">{m.job_law_source()}</p>
          {fees && (
            <div className="mt-6">
              <CountryFees {...fees} />
            </div>
          )}
          <p className="mt-2">
            <Link
              to="/licence-and-fees"
              {...(fees && { hash: fees.country })}
              className={`${link} inline-flex min-h-11 items-center`}
            >
              {m.client_fees_link()}
            </Link>
          </p>
        </div>
      </section>
    </>
  )
}
