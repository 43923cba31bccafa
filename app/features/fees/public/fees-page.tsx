import { Section } from '@agency/ui/Section'
import { findJobFees, type JobFee } from '#app/features/fees/find-job-fees.ts'
import { findFees, type LocalizedFees } from '#app/features/fees/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { breadcrumbs } from '#app/layouts/structured-data.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { WholeContacts } from '#app/layouts/mail-address.tsx'
import { NextSteps } from '#app/layouts/public/next-steps.tsx'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { agency, isUsed } from '#i18n/agency.ts'
import { withReach } from '#i18n/reach.ts'
import { telephoneLink } from '#i18n/typed/phone.ts'
import { localPath } from '#i18n/locale.ts'
import { PhoneText } from '#app/layouts/public/unbroken.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { feesDescription } from '#server/features/fees/description.shared.ts'
import { CountryFees } from './country-fees.tsx'
import { CheckedOn } from './checked-on.tsx'
import { JobFees } from './job-fees.tsx'
import { Licence } from './licence.tsx'
import { PagePart } from '#app/layouts/public/page-part.tsx'

type Props = { fees: LocalizedFees; jobs: JobFee[] }

/** For the loader of its route. */
export async function loadFeesPage() {
  const [fees, jobs] = await Promise.all([findFees(), findJobFees()])
  return {
    shown: { fees, jobs },
    head: {
      ...pageHead(m.costs_title(), feesDescription({ name: agency().name })),
      scripts: [breadcrumbs([m.nav_home(), '/'], [m.costs_title(), '/licence-and-fees'])],
    },
  }
}

/** Whether we are licensed, what going abroad costs, who pays it, and what nobody may ask for. */
export function FeesPage({ fees, jobs }: Props) {
  const { countries, never, account, helplines, checkLink } = fees
  const licence = agency().licences[0]?.number.replaceAll(' ', '\u00a0')
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageTop title={m.costs_title()} lead={m.fees_lead()} />
      <div className="grid gap-14">
        <Licence {...fees} />
        <PagePart title={m.fees_checks()}>
          <ol className="max-w-text list-decimal space-y-3 ps-6 [&:lang(bn)]:list-[bengali]">
            {licence && (
              <li>
                {checkLink ? m.fees_check_agency({ licence }) : m.fees_check_agency_office({ licence })}
                {checkLink && (
                  <a href={checkLink} rel="noopener" className={`${standaloneLink} ms-2`}>
                    {m.fees_check_here()}
                  </a>
                )}
              </li>
            )}
            {isUsed('vacancies') && (
              <li>
                {m.fees_check_job()}
                <a href={localPath('/jobs/check')} className={`${standaloneLink} ms-2`}>
                  {m.check_open()}
                </a>
              </li>
            )}
          </ol>
        </PagePart>
        <PagePart title={m.fees_costs()}>
          <div className="grid grid-cols-1 gap-8">
            {jobs.length > 0 && <JobFees jobs={jobs} />}
            {countries.map(country => (
              <CountryFees key={country._id} {...country} />
            ))}
            {countries.length === 0 && (
              <p className="max-w-text">
                <WholeContacts text={withReach(m.fees_none(), m.fees_none_reach)} />
              </p>
            )}
          </div>
        </PagePart>
        <PagePart title={m.fees_never_title()}>
          <p className="max-w-text font-semibold">{m.law_no_money()}</p>
          {never.children && (
            <ul className="mt-3 max-w-text list-disc space-y-1 ps-5" lang={never.lang}>
              {never.children
                .split(/\s*\n\s*/)
                .filter(Boolean)
                .map(line => (
                  <li key={line}>{line}</li>
                ))}
            </ul>
          )}
        </PagePart>
        <PagePart title={m.fees_receipt()}>
          <p className="max-w-text">{account.children ? m.fees_receipt_text() : m.fees_receipt_office()}</p>
          {account.children && <p className="mt-3 max-w-text whitespace-pre-line" {...account} />}
        </PagePart>
        {helplines.length > 0 && (
          <PagePart title={m.helplines()}>
            <ul className="grid gap-3">
              {helplines.map(({ _id, label, number, isFromAbroad, source, checkedOn }) => (
                <li key={_id}>
                  <span {...label} />{' '}
                  <a href={telephoneLink(number)} className={standaloneLink}>
                    <PhoneText number={number} />
                  </a>
                  {isFromAbroad && ` (${m.fees_helpline_abroad()})`} <CheckedOn source={source} checkedOn={checkedOn} />
                </li>
              ))}
            </ul>
          </PagePart>
        )}
      </div>
      <NextSteps page="fees" />
    </Section>
  )
}
