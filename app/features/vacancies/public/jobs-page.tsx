import { Button, buttonLook } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { Section } from '@agency/ui/Section'
import { Tag } from '@agency/ui/Tag'
import { Link } from '@tanstack/react-router'
import { SlidersHorizontal, X } from 'lucide-react'
import type { JobsSearch } from '#app/features/vacancies/jobs-search.ts'
import { pageHead } from '#app/layouts/head.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { WholeContacts } from '#app/layouts/mail-address.tsx'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { agency } from '#i18n/agency.ts'
import { withReach } from '#i18n/reach.ts'
import { formatNumber, localPath, plural } from '#i18n/locale.ts'
import { pageLinksIn } from '#app/site/links.ts'
import { m } from '#i18n/paraglide/messages.js'
import { countryName } from '#i18n/countries.ts'
import { tradeName } from '#i18n/trades.ts'
import { FilterFields } from './filter-fields.tsx'
import { JobCard } from './job-card.tsx'
import { type JobCardProps, listJobs } from './job-cards.ts'

const CLOSED_MAX = 12 // of the latest; all of them keep their pages

type Props = { vacancies: JobCardProps[]; search: JobsSearch }

/** For the page's loader. */
export { listJobs }

/** The head of the list of jobs, with its feed. */
export const jobsHead = () => ({
  ...pageHead(m.jobs_title(), m.jobs_description({ name: agency().name })),
  links: [{ rel: 'alternate', type: 'application/rss+xml', title: m.jobs_title(), href: localPath('/jobs/rss.xml') }],
})

/** Open jobs, narrowed to what somebody looks for; then the closed ones. */
export function JobsPage({ vacancies, search }: Props) {
  const open = vacancies.filter(({ closing }) => !closing)
  const closed = vacancies.filter(({ closing }) => closing).slice(0, CLOSED_MAX)
  const found = open.filter(vacancy => fits(vacancy, search))
  const unread = typeof search.wage === 'string' ? search.wage.trim() : '' // a field that was left empty is there, too
  const isNarrowed = Object.keys(search).length > 0
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageTop title={m.jobs_title()} lead={open.length > 0 ? m.jobs_lead() : m.law_no_money()} />
      {open.length === 0 ? (
        <EmptyState
          headingLevel="h2"
          title={m.jobs_none_title()}
          {...(agency().isNamed && {
            description: <WholeContacts text={withReach(m.jobs_none_text(), m.jobs_none_reach)} />,
            actions: pageLinksIn('jobs').map(({ to }) => (
              <Button key={to} asChild>
                <Link to={to}>{m.jobs_leave_number()}</Link>
              </Button>
            )),
          })}
        />
      ) : (
        <>
          <Filters vacancies={open} search={search} />
          {isNarrowed && (
            <div id="results" tabIndex={-1} className="mb-6 scroll-mt-24 outline-none">
              {unread !== '' && (
                <p className="mb-2 text-danger wrap-anywhere">
                  “{unread}”: {m.jobs_wage_unread()}
                </p>
              )}
              <p className="font-semibold">
                {found.length === 0 ? m.jobs_none_found() : m.jobs_found(plural(found.length))}
              </p>
              <ChosenFilters {...search} />
            </div>
          )}
          <Jobs vacancies={found.length > 0 ? found : open} />
        </>
      )}
      {open.length > 0 && (
        <p className="mt-10 flex flex-wrap items-center gap-x-6">
          {pageLinksIn('jobs').map(({ to, label }) => (
            <Link key={to} to={to} className={standaloneLink}>
              {label()}
            </Link>
          ))}
          <Link to="/jobs/check" className={standaloneLink}>
            {m.check_title()}
          </Link>
        </p>
      )}
      {closed.length > 0 && (
        <section className="mt-16 grid gap-4 border-t border-line pt-10">
          <h2 className="text-2xl">{m.jobs_closed()}</h2>
          <ul>
            {closed.map(({ slug, trade, country }) => (
              <li key={slug}>
                <Link to="/jobs/$slug" params={{ slug }} className={standaloneLink}>
                  {tradeName(trade)}, {countryName(country)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-16 border-t border-line pt-8">
        <span className="block font-semibold">{m.law_no_money()}</span>
        <span className="text-sm text-muted">{m.job_law_source()}</span>
      </p>
    </Section>
  )
}

function Jobs({ vacancies }: { vacancies: JobCardProps[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {vacancies.map(vacancy => (
        <li key={vacancy.slug} className="grid">
          <JobCard {...vacancy} />
        </li>
      ))}
    </ul>
  )
}

/**
 * A plain form: it works without scripts, and what it asks for stands in the address. Folded on phones, so that the jobs come first; there
 * scripts open it as a sheet.
 */
function Filters(props: Props) {
  if (props.vacancies.length < 2) return null
  return (
    <details className="mb-6 sm:details-content:[content-visibility:visible]">
      <summary
        className={buttonLook({
          variant: 'secondary',
          className: 'list-none [&::-webkit-details-marker]:hidden sm:supports-[selector(::details-content)]:hidden',
        })}
      >
        <SlidersHorizontal aria-hidden />
        {m.jobs_filter_open()}
      </summary>
      <form
        method="get"
        action={localPath('/jobs#results')}
        role="search"
        aria-label={m.jobs_filter()}
        className="mt-3 grid items-end gap-4 sm:mt-0 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
      >
        <FilterFields {...props} />
        <Button type="submit">{m.jobs_show()}</Button>
      </form>
    </details>
  )
}

/** What jobs are narrowed to, each a link to the list without it. */
function ChosenFilters({ country, trade, wage }: JobsSearch) {
  const chosen = [
    country && { label: countryName(country), others: { trade, wage } },
    trade && { label: tradeName(trade), others: { country, wage } },
    typeof wage === 'number' && { label: m.jobs_wage_from({ amount: formatNumber(wage) }), others: { country, trade } },
  ].filter(each => typeof each === 'object')
  return (
    <ul aria-label={m.list_chosen()} className="mt-2 flex flex-wrap items-center gap-2">
      {chosen.map(({ label, others }) => (
        <li key={label} className="min-w-0">
          <Tag asChild variant="chosen">
            <Link to="/jobs" search={others} hash="results">
              <span className="min-w-0">
                <span className="sr-only">{m.list_remove_filter()} </span>
                {label}
              </span>
              <X aria-hidden />
            </Link>
          </Tag>
        </li>
      ))}
      <li>
        <Link to="/jobs" className={`${standaloneLink} px-2`}>
          {m.jobs_show_all()}
        </Link>
      </li>
    </ul>
  )
}

function fits(vacancy: JobCardProps, { country, trade, wage }: JobsSearch) {
  return (
    (!country || vacancy.country === country) &&
    (!trade || vacancy.trade === trade) &&
    (typeof wage !== 'number' || vacancy.monthlyTaka >= wage)
  )
}
