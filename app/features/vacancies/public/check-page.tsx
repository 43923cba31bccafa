import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Section } from '@agency/ui/Section'
import { TextField } from '@agency/ui/TextField'
import { Link } from '@tanstack/react-router'
import { type Checked, checkNumber } from '#app/features/vacancies/check-number.ts'
import { NUMBER_MAX } from '#app/features/vacancies/check-search.ts'
import { listVacancies } from '#app/features/vacancies/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { WholeContacts } from '#app/layouts/mail-address.tsx'
import { NextSteps } from '#app/layouts/public/next-steps.tsx'
import { PagePart } from '#app/layouts/public/page-part.tsx'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { breadcrumbs } from '#app/layouts/structured-data.ts'
import { linksIn } from '#app/site/links.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { withReach } from '#i18n/reach.ts'
import { JobCard } from './job-card.tsx'

/** For the loader of its route. */
export async function loadCheck(number: string | undefined) {
  return {
    checked: number ? checkNumber(number, await listVacancies()) : undefined,
    head: {
      ...pageHead(m.check_title(), m.check_description()),
      scripts: [breadcrumbs([m.nav_home(), '/'], [m.jobs_title(), '/jobs'], [m.check_title(), '/jobs/check'])],
    },
  }
}

/** Takes a number from a poster and says whose it is. A plain form, whose answer stands in the address. */
export function CheckPage({ checked }: { checked: Checked | undefined }) {
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageTop under={<Link to="/jobs">{m.jobs_title()}</Link>} title={m.check_title()} lead={m.check_lead()} />
      <form method="get" action={localPath('/jobs/check#answer')} className="flex max-w-text flex-wrap items-end gap-3">
        <TextField
          key={checked?.number}
          id="number"
          name="number"
          label={m.check_label()}
          hint={m.check_hint()}
          autoComplete="off"
          required
          defaultValue={checked?.number}
          maxLength={NUMBER_MAX}
          className="grow basis-44"
        />
        <Button type="submit">{m.check_button()}</Button>
      </form>
      {checked && (
        <div id="answer" tabIndex={-1} role="status" className="mt-8 grid max-w-text scroll-mt-24 gap-6 outline-none">
          <Answer {...checked} />
        </div>
      )}
      <div className="mt-12 grid gap-14">
        <PagePart title={m.check_brokers()}>
          <ul className="max-w-text list-disc space-y-3 ps-6">
            <li>{m.check_broker_visa()}</li>
            <li>{m.law_no_money()}</li>
            <li>{m.check_broker_money()}</li>
            <li>{m.check_broker_passport()}</li>
            {linksIn('check').map(({ to, label }) => (
              <li key={to}>
                {m.check_broker_complain()}{' '}
                <a href={localPath(to)} className={standaloneLink}>
                  {label()}
                </a>
              </li>
            ))}
          </ul>
        </PagePart>
      </div>
      <NextSteps page="check" />
    </Section>
  )
}

function Answer({ number, jobs, licence }: Checked) {
  if (jobs.length === 0 && !licence)
    return (
      <Alert variant="danger" role="none" title={m.check_none({ number })}>
        <WholeContacts text={withReach(m.check_none_text(), m.check_none_reach)} />
      </Alert>
    )
  return (
    <>
      {jobs.map(job => (
        <div key={job.slug} className="grid gap-4">
          <Alert
            role="none"
            variant={job.closing ? 'danger' : 'success'}
            title={job.closing ? m.check_job_closed() : m.check_job()}
          >
            {m.check_job_compare()}
          </Alert>
          <JobCard {...job} />
        </div>
      ))}
      {licence && (
        <Alert role="none" title={m.check_licence({ licence: licence.replaceAll(' ', '\u00a0') })}>
          {m.check_licence_text()}{' '}
          <a href={localPath('/licence-and-fees')} className={standaloneLink}>
            {m.costs_title()}
          </a>
        </Alert>
      )}
    </>
  )
}
