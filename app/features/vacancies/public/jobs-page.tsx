import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { Section } from '@agency/ui/Section'
import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import { Link } from '@tanstack/react-router'
import type { JobsSearch } from '#app/features/vacancies/jobs-search.ts'
import type { LocalizedVacancy } from '#app/features/vacancies/queries.ts'
import { monthlyTaka } from '#server/features/vacancies/wage.shared.ts'
import { pageHead } from '#app/layouts/head.ts'
import { link, standaloneLink } from '#app/layouts/link-style.ts'
import { WholeContacts } from '#app/layouts/mail-address.tsx'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { agency } from '#i18n/agency.ts'
import { withReach } from '#i18n/reach.ts'
import { localPath, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { countryName } from '#i18n/countries.ts'
import { tradeName } from '#i18n/trades.ts'
import { JobCard } from './job-card.tsx'

const CLOSED_MAX = 12 // of the latest; all of them keep their pages

type Props = { vacancies: LocalizedVacancy[]; search: JobsSearch }

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
  const isNarrowed = Object.keys(search).length > 0
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageTop title={m.jobs_title()} lead={m.jobs_lead()} />
      {open.length === 0 ? (
        <EmptyState
          headingLevel="h2"
          title={m.jobs_none_title()}
          {...(agency().isNamed && {
            description: <WholeContacts text={withReach(m.jobs_none_text(), m.jobs_none_reach)} />,
            actions: (
              <Button asChild>
                <Link to="/jobs/tell-me">{m.jobs_leave_number()}</Link>
              </Button>
            ),
          })}
        />
      ) : (
        <>
          <Filters vacancies={open} search={search} isOpen={found.length === 0} />
          {isNarrowed && (
            <p id="results" tabIndex={-1} className="mb-6 scroll-mt-24 outline-none">
              <span className="block font-semibold">
                {found.length === 0 ? m.jobs_none_found() : m.jobs_found(plural(found.length))}
              </span>
              <Link to="/jobs" className={link}>
                {m.jobs_show_all()}
              </Link>
            </p>
          )}
          <Jobs vacancies={found.length > 0 ? found : open} />
        </>
      )}
      {open.length > 0 && (
        <p className="mt-10 flex flex-wrap items-center gap-x-6">
          <Link to="/jobs/tell-me" className={standaloneLink}>
            {m.jobs_tell_me()}
          </Link>
          <Link to="/jobs/check" className={standaloneLink}>
            {m.check_title()}
          </Link>
          <a href={localPath('/jobs/rss.xml')} className={standaloneLink}>
            {m.jobs_feed()}
          </a>
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
        <span className="block font-semibold">{m.job_law()}</span>
        <span className="text-sm text-muted">{m.job_law_source()}</span>
      </p>
    </Section>
  )
}

function Jobs({ vacancies }: { vacancies: LocalizedVacancy[] }) {
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

/** A plain form: it works without scripts, and what it asks for stands in the address. Folded on phones, so that the jobs come first. */
function Filters({ vacancies, search, isOpen }: Props & { isOpen: boolean }) {
  const countries = [...new Set(vacancies.map(({ country }) => country))]
  const trades = [...new Set(vacancies.map(({ trade }) => trade))]
  if (vacancies.length < 2) return null
  return (
    <details open={isOpen} className="mb-8 sm:details-content:[content-visibility:visible]">
      <summary className="min-h-11 w-fit cursor-pointer py-2 font-semibold text-brand sm:supports-[selector(::details-content)]:hidden">
        {m.jobs_filter()}
      </summary>
      <form
        method="get"
        action={localPath('/jobs#results')}
        role="search"
        aria-label={m.jobs_filter()}
        className="mt-3 grid items-end gap-4 sm:mt-0 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
      >
        <SelectField id="country" name="country" label={m.jobs_country()} defaultValue={search.country ?? ''}>
          <option value="">{m.jobs_any()}</option>
          {countries.map(code => (
            <option key={code} value={code}>
              {countryName(code)}
            </option>
          ))}
        </SelectField>
        <SelectField id="trade" name="trade" label={m.jobs_trade()} defaultValue={search.trade ?? ''}>
          <option value="">{m.jobs_any()}</option>
          {trades.map(trade => (
            <option key={trade} value={trade}>
              {tradeName(trade)}
            </option>
          ))}
        </SelectField>
        <TextField id="wage" name="wage" inputMode="numeric" label={m.jobs_wage()} defaultValue={search.wage} />
        <Button type="submit">{m.jobs_show()}</Button>
      </form>
    </details>
  )
}

function fits(vacancy: LocalizedVacancy, { country, trade, wage = 0 }: JobsSearch) {
  return (
    (!country || vacancy.country === country) &&
    (!trade || vacancy.trade === trade) &&
    (wage === 0 || monthlyTaka(vacancy) >= wage)
  )
}
