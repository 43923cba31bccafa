import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { Link } from '@tanstack/react-router'
import { link } from '#app/layouts/link-style.ts'
import { StatusSteps } from '#app/layouts/public/status-steps.tsx'
import { formatDate } from '#i18n/format.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ENDED, STEPS, stateLabels } from '#server/features/applications/states.shared.ts'
import type { ShownApplication as Application } from '#server/features/applications/status.ts'
import type { Posted } from '#server/http/posted.shared.ts'
import { EraseQuestion, WithdrawQuestion } from './application-questions.tsx'
import { PresentStep } from './present-step.tsx'

type Props = { application: Application; posted: Posted | undefined; show: string | undefined }

/** An application as its applicant reads it: where it is, what comes next and what that costs, and how to end it. */
export function ShownApplication({ application, posted, show }: Props) {
  const { reference, job, state, events, eraseAt, deleteAfter } = application
  const isEnded = ENDED.includes(state)
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageHeader
        eyebrow={m.application_status_yours()}
        title={job.title}
        description={
          <span className="flex flex-wrap gap-x-6 gap-y-1">
            <span>{m.application_status_reference({ reference })}</span>
            {job.slug && (
              <Link to="/jobs/$slug" params={{ slug: job.slug }} className={link}>
                {m.application_status_see_job()}
              </Link>
            )}
          </span>
        }
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <div className="grid content-start gap-8">
          {eraseAt && <Erasing at={eraseAt} />}
          {show === 'withdraw' && !isEnded && <WithdrawQuestion />}
          {show === 'erase' && !eraseAt && <EraseQuestion error={posted?.errors.code ?? posted?.problem} />}
          <PresentStep state={state} event={events.at(-1)} />
        </div>
        <StatusSteps
          past={events.map(event => ({ ...event, label: stateLabels[event.state]() }))}
          toCome={isEnded ? [] : STEPS.slice(STEPS.indexOf(state) + 1).map(step => stateLabels[step]())}
        />
        <div className="border-t border-line pt-6 lg:col-start-1">
          {!eraseAt && (
            <p className="text-sm text-muted">
              {m.application_status_kept({ date: formatDate(deleteAfter, { dateStyle: 'long' }) })}
            </p>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            <form method="post" action={localPath('/application-status')}>
              <Button type="submit" variant="secondary" name="action" value="close">
                {m.application_status_close()}
              </Button>
            </form>
            {!isEnded && (
              <Button asChild variant="secondary">
                <a href={localPath('/application-status?show=withdraw#question')}>{m.application_withdraw()}</a>
              </Button>
            )}
            {!eraseAt && (
              <Button asChild variant="secondary">
                <a href={localPath('/application-status?show=erase#question')}>{m.application_erase()}</a>
              </Button>
            )}
          </div>
        </div>
      </div>
    </Section>
  )
}

function Erasing({ at }: { at: string }) {
  return (
    <Alert
      title={m.application_erasing({ time: formatDate(at, { dateStyle: 'long', timeStyle: 'short' }) })}
      actions={
        <form method="post" action={localPath('/application-status')}>
          <Button type="submit" variant="secondary" name="action" value="stop">
            {m.application_erase_stop()}
          </Button>
        </form>
      }
    >
      {m.application_erasing_text()}
    </Alert>
  )
}
