import { Link } from '@tanstack/react-router'
import type { SimilarJob } from '#app/features/vacancies/queries.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { countryName } from '#i18n/countries.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { wageText } from '#server/features/vacancies/wage.shared.ts'

/** Open jobs for the same trade or in the same country. */
export function SimilarJobs({ jobs }: { jobs: SimilarJob[] }) {
  if (jobs.length === 0) return null
  return (
    <section className="print:hidden">
      <h2 className="font-sans text-lg">{m.job_similar()}</h2>
      <ul className="mt-2 grid gap-2">
        {jobs.map(vacancy => (
          <li key={vacancy.slug}>
            <Link to="/jobs/$slug" params={{ slug: vacancy.slug }} className={`${standaloneLink} flex-wrap`}>
              {tradeName(vacancy.trade)}, {countryName(vacancy.country)}
            </Link>
            <span className="block text-sm text-muted">{wageText(vacancy)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
