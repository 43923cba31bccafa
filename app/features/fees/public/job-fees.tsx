import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { Link } from '@tanstack/react-router'
import type { JobFee } from '#app/features/fees/find-job-fees.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { countryName } from '#i18n/countries.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'

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
