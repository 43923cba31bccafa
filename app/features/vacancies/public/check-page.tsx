import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Section } from '@agency/ui/Section'
import { TextField } from '@agency/ui/TextField'
import { Link } from '@tanstack/react-router'
import { type Checked, checkNumber } from '#app/features/vacancies/check-number.ts'
import { Ours } from '#app/features/search/public/ours.tsx'
import { type Check, checkOurs } from '#app/features/search/queries.ts'
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
import { CHECKED_MAX } from '#server/features/search/query.shared.ts'
import { JobCard } from './job-card.tsx'

/** For the loader of its route. */
export async function loadCheck(number: string | undefined) {
  return {
    checked: number ? await checkAll(number) : undefined,
    head: {
      ...pageHead(m.check_title(), m.check_description()),
      scripts: [breadcrumbs([m.nav_home(), '/'], [m.jobs_title(), '/jobs'], [m.check_title(), '/jobs/check'])],
    },
  }
}

type Answered = Checked & Check

async function checkAll(number: string): Promise<Answered> {
  const [vacancies, known] = await Promise.all([listVacancies(), checkOurs(number)])
  return { ...checkNumber(number, vacancies), ...known }
}

/** Takes what stands on a poster, or who has called, and says whether it is ours. A plain form, whose answer stands in the address. */
export function CheckPage({ checked }: { checked: Answered | undefined }) {
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
          maxLength={CHECKED_MAX}
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

const deniedBy = {
  phone: m.check_not_phone,
  email: m.check_not_email,
  address: m.check_not_address,
  number: m.check_none,
  name: m.check_none,
}

/** What is no job, licence or contact of ours: so much is certain of a whole number or address, and of nothing else. */
function NotOurs({ number, kind, isWhole, advice }: Answered) {
  const complaint = linksIn('check')[0]
  const told = kind === 'name' || advice.length > 0 ? advice : [m.check_part()]
  if (kind === 'name' || !isWhole || advice.length > 0)
    return (
      <Alert variant="warning" role="none" title={m.check_unknown({ number })}>
        <WholeContacts text={[...told, withReach(m.check_unknown_text(), m.check_none_reach)].join(' ')} />
      </Alert>
    )
  return (
    <Alert
      variant="danger"
      role="none"
      title={<WholeContacts text={deniedBy[kind]({ number })} />}
      actions={
        complaint && (
          <Button asChild variant="secondary">
            <a href={localPath(complaint.to)}>{m.check_report()}</a>
          </Button>
        )
      }
    >
      <WholeContacts text={withReach(m.check_none_text(), m.check_none_reach)} />
    </Alert>
  )
}

function Answer(checked: Answered) {
  const { jobs, licence, ours } = checked
  if (jobs.length + ours.length === 0 && !licence) return <NotOurs {...checked} />
  return (
    <>
      <Ours ours={ours} />
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
