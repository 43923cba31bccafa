import { Link } from '@tanstack/react-router'
import { link } from '#app/layouts/link-style.ts'
import { StatusFrame } from '#app/layouts/public/status-frame.tsx'
import { Unbroken } from '#app/layouts/public/unbroken.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { newsLabels } from '#server/features/applications/interviews/news.shared.ts'
import { ENDED, STEPS, stateLabels } from '#server/features/applications/stages/states.shared.ts'
import type { ShownApplication as Application } from '#server/features/applications/status/status-page.ts'
import type { Posted } from '#server/http/posted.shared.ts'
import { EraseQuestion, WithdrawQuestion } from './application-questions.tsx'
import { PresentStep } from './present-step.tsx'
import { StagePapers } from './stage-papers.tsx'

const words = {
  erasing: m.application_erasing,
  erasingText: m.application_erasing_text,
  kept: m.application_status_kept,
  withdraw: m.application_withdraw,
  erase: m.application_erase,
}

/** What is told between two steps is called by what it tells. */
const titled = (event: Application['events'][number]) => ({
  ...event,
  title: event.news ? newsLabels[event.news]() : undefined,
})

type Props = { application: Application; posted: Posted | undefined; show: string | undefined }

/** An application as its applicant reads it: where it is, what comes next and what that costs, and how to end it. */
export function ShownApplication({ application, posted, show }: Props) {
  const { reference, job, state, events, eraseAt } = application
  return (
    <StatusFrame
      page="/application-status"
      eyebrow={m.application_status_yours()}
      title={job.title}
      description={
        <span className="flex flex-wrap gap-x-6 gap-y-1">
          <span>
            <Unbroken text={m.application_status_reference({ reference })} part={reference} />
          </span>
          {job.slug && (
            <Link to="/jobs/$slug" params={{ slug: job.slug }} className={link}>
              {m.application_status_see_job()}
            </Link>
          )}
        </span>
      }
      record={{ ...application, events: events.map(titled) }}
      states={{ steps: STEPS, ended: ENDED, labels: stateLabels }}
      words={words}
    >
      {show === 'withdraw' && !ENDED.includes(state) && <WithdrawQuestion />}
      {show === 'erase' && !eraseAt && (
        <EraseQuestion
          error={posted?.errors.code ?? posted?.problem}
          hasWorkerFile={application.hasWorkerFile}
          hasReceipts={Boolean(application.money?.receipts.length)}
        />
      )}
      <PresentStep
        state={state}
        event={events.at(-1)}
        stage={application.stage}
        money={application.money}
        costs={application.costs}
      />
      <StagePapers papers={application.stage.papers} posted={show === 'papers' ? posted : undefined} />
    </StatusFrame>
  )
}
