import { Link } from '@tanstack/react-router'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { agency } from '#i18n/agency.ts'
import { telephoneLink } from '#i18n/typed/phone.ts'
import { PhoneText } from '#app/layouts/public/unbroken.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { JobCard } from './job-card.tsx'
import type { JobCardProps } from './job-cards.ts'

/** Jobs under a heading of the page's second level. */
function OpenJobs({ jobs }: { jobs: JobCardProps[] }) {
  return (
    <ul className={`grid gap-6 ${jobs.length > 1 ? 'md:grid-cols-2' : ''}`}>
      {jobs.map(job => (
        <li key={job.slug} className="grid">
          <JobCard {...job} headingLevel="h3" />
        </li>
      ))}
    </ul>
  )
}

/** What is open in one country; without any, the way to the other jobs and to us. */
export function CountryJobs({ jobs, country }: { jobs: JobCardProps[]; country: string }) {
  const [phone] = agency().phones
  return (
    <section>
      <h2 className="text-2xl">{m.country_jobs({ country })}</h2>
      {jobs.length > 0 ? (
        <div className="mt-6">
          <OpenJobs jobs={jobs} />
        </div>
      ) : (
        <p className="mt-3 flex flex-wrap items-center gap-x-6">
          <span className="text-muted">{m.country_jobs_none()}</span>
          <Link to="/jobs" className={standaloneLink}>
            {m.job_all()}
          </Link>
          {phone && (
            <a href={telephoneLink(phone.number)} className={standaloneLink}>
              <PhoneText number={phone.number} say={({ phone: number }) => m.job_call({ number })} />
            </a>
          )}
        </p>
      )}
    </section>
  )
}
