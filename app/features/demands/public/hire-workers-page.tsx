import { countryText } from '#app/features/clients/country-text.ts'
import { Button } from '@agency/ui/Button'
import { Section } from '@agency/ui/Section'
import { Step, Steps } from '@agency/ui/Steps'
import { Link } from '@tanstack/react-router'
import { recordDate } from '#app/features/clients/placed.ts'
import { DocumentLinks } from '#app/features/demands/document-links.tsx'
import type { ForEmployers } from '#app/features/demands/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { breadcrumbs } from '#app/layouts/structured-data.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { PagePart } from '#app/layouts/public/page-part.tsx'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { agency } from '#i18n/agency.ts'
import { formatDate } from '#i18n/format.ts'
import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

export const hireHead = () => ({
  ...pageHead(m.hire_title(), m.hire_description({ name: agency().name })),
  scripts: [breadcrumbs([m.nav_home(), '/'], [m.hire_title(), '/hire-workers'])],
})

/** What employers want to know before they send a demand. What nobody has written is left out. */
export function HireWorkers({ responseTime, replacement, steps, record, totals }: ForEmployers) {
  const documents = steps.filter(step => step.isForEmployer && step.documents.children)
  const durations = steps.filter(step => step.days.children)
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageTop
        eyebrow={m.settings_employers()}
        title={m.hire_title()}
        lead={m.hire_lead()}
        actions={
          <Button asChild variant="accent" size="lg">
            <a href="#demand">{m.demand_send()}</a>
          </Button>
        }
      />
      <div className="grid gap-14">
        <Steps className="pb-2">
          <Step title={m.hire_step_send()} headingLevel="h2">
            {m.hire_step_send_text()}
          </Step>
          <Step title={m.hire_step_check()} headingLevel="h2">
            {responseTime.children ? (
              <>
                {m.hire_step_check_text()}{' '}
                <span className="block">
                  {m.hire_answer()} <span {...responseTime} />
                </span>
              </>
            ) : (
              m.hire_step_check_text()
            )}
          </Step>
          <Step title={m.hire_step_advertise()} headingLevel="h2">
            {m.hire_step_advertise_text()}
          </Step>
          <Step title={m.hire_step_follow()} headingLevel="h2">
            {m.hire_step_follow_text()}
          </Step>
        </Steps>
        {documents.length > 0 && (
          <PagePart title={m.hire_documents()}>
            <div className="grid gap-8 sm:grid-cols-2">
              {documents.map(({ title, documents: list }, n) => (
                <div key={n}>
                  <h3 lang={title.lang} className="font-sans text-base font-semibold wrap-anywhere">
                    {title.children}
                  </h3>
                  <ul lang={list.lang} className="mt-2 list-disc space-y-1 ps-5 wrap-anywhere">
                    {linesOf(list.children).map(line => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </PagePart>
        )}
        <PagePart title={m.hire_specimens()}>
          <p className="mb-4 max-w-text">{m.hire_specimens_text()}</p>
          <DocumentLinks folder="/hire-workers/specimens" />
        </PagePart>
        {durations.length > 0 && (
          <PagePart title={m.hire_durations()}>
            <dl className="max-w-text divide-y divide-line border-y border-line">
              {durations.map(({ title, days }, n) => (
                <div key={n} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
                  <dt className="font-semibold wrap-anywhere" {...title} />
                  <dd className="text-muted wrap-anywhere" {...days} />
                </div>
              ))}
            </dl>
            <p className="mt-3">
              <Link to="/recruitment-procedure" className={standaloneLink}>
                {m.hire_procedure()}
              </Link>
            </p>
          </PagePart>
        )}
        {replacement.children && (
          <PagePart title={m.hire_replacement()}>
            <p className="max-w-text whitespace-pre-line" {...replacement} />
          </PagePart>
        )}
        {record.length > 0 && <Record record={record} totals={totals} />}
      </div>
    </Section>
  )
}

function Record({ record, totals: { countries, asOf } }: Pick<ForEmployers, 'record' | 'totals'>) {
  const date = recordDate(asOf)
  return (
    <PagePart title={m.hire_record()}>
      <dl className="grid max-w-text grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-8 sm:grid-cols-3">
        {record.map(({ _id, companies, employed, ...country }) => (
          <div key={_id} className="flex min-w-0 flex-col-reverse justify-end">
            <dt>
              <Link
                to="/our-clients/$clientId"
                params={{ clientId: _id }}
                className={standaloneLink}
                {...countryText(country)}
              />
              <span className="block text-sm text-muted">{m.client_companies(plural(companies))}</span>
            </dt>
            <dd className="font-display text-3xl font-semibold whitespace-nowrap text-brand tabular-nums">
              {formatNumber(employed)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 text-sm text-muted">
        {date && <span>{m.hire_record_text({ date: formatDate(date, { dateStyle: 'long' }) })}</span>}
        {countries > record.length && (
          <Link to="/our-clients" className={standaloneLink}>
            {m.client_all()}
          </Link>
        )}
      </p>
    </PagePart>
  )
}

const linesOf = (text: string) => text.split(/\s*\n\s*/).filter(Boolean)
