import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { Link } from '@tanstack/react-router'
import { listVacancies } from '#app/features/vacancies/queries.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { countryName } from '#i18n/countries.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { workerPays } from '#server/features/vacancies/costs.shared.ts'

export type JobFee = Awaited<ReturnType<typeof findJobFees>>[number]

/** What each open job costs the worker, by country. */
export async function findJobFees() {
  const vacancies = await listVacancies()
  return vacancies
    .filter(({ closing }) => !closing)
    .map(job => ({ slug: job.slug, country: job.country, trade: job.trade, city: job.city, pays: workerPays(job) }))
    .toSorted((one, other) => countryName(one.country).localeCompare(countryName(other.country)))
}

export function JobFees({ jobs }: { jobs: JobFee[] }) {
  return (
    <div className="max-w-text">
      <h3 className="text-xl">{m.home_jobs()}</h3>
      <p className="mt-2 mb-4">{m.fees_jobs_text()}</p>
      <DescriptionList>
        {[...Map.groupBy(jobs, ({ country }) => country)].map(([country, ofCountry]) => (
          <DescriptionItem key={country} term={countryName(country)}>
            {ofCountry.map(({ slug, trade, city, pays }) => (
              <span key={slug} className="flex flex-wrap items-baseline justify-between gap-x-6">
                <Link to="/jobs/$slug" params={{ slug }} className={standaloneLink}>
                  <span>
                    {tradeName(trade)}, <span {...city} />
                  </span>
                </Link>
                {pays}
              </span>
            ))}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </div>
  )
}
