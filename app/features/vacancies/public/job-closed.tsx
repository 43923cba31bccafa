import { Link } from '@tanstack/react-router'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { pageLinksIn } from '#app/site/links.ts'
import type { LocalizedVacancy, SimilarJob } from '#app/features/vacancies/queries.ts'
import { ClosedBecause } from './job-state.tsx'
import { SimilarJobs } from './similar-jobs.tsx'

/** Says first on a closed job's page that it is closed and why, and where to look instead. */
export function JobClosed({ vacancy, similar }: { vacancy: LocalizedVacancy; similar: SimilarJob[] }) {
  return (
    <div className="grid gap-4 rounded-lg border border-edge bg-sunken p-4">
      <p className="text-lg font-semibold wrap-anywhere">
        <ClosedBecause {...vacancy} />
      </p>
      <SimilarJobs jobs={similar} />
      {pageLinksIn('jobs').map(({ to, label }) => (
        <Link key={to} to={to} className={`${standaloneLink} justify-self-start`}>
          {label()}
        </Link>
      ))}
    </div>
  )
}
