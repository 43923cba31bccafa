import { Card } from '@agency/ui/Card'
import { Timeline, TimelineItem } from '@agency/ui/Timeline'
import { formatDay } from '#i18n/format.ts'
import { formatNumber } from '#i18n/locale.ts'
import { toLocale } from '#i18n/paraglide/runtime.js'
import { m } from '#i18n/paraglide/messages.js'
import { newsLabels } from '#server/features/applications/interviews/news.shared.ts'
import { stateLabels } from '#server/features/applications/stages/states.shared.ts'
import { payerLabels } from '#server/features/vacancies/schema.ts'
import type { Application } from './queries.ts'

type Event = Application['events'][number]

/**
 * The states with their sentences, as the applicant reads them, and what is told between; also of what was merged into
 * it; the latest first.
 */
export function ApplicationTimeline({ application: { events, language } }: { application: Application }) {
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="font-sans text-lg">{m.application_timeline()}</h2>
      <Timeline>
        {events.toReversed().map((event, n) => (
          <TimelineItem
            key={event.id}
            state={n === 0 ? 'current' : 'done'}
            title={event.news ? newsLabels[event.news]() : stateLabels[event.state]()}
            time={
              <>
                {formatDay(event.on)}
                {event.by && ` · ${event.by}`}
                {event.of && ` · ${event.of}`}
              </>
            }
          >
            <Words event={event} language={language} />
          </TimelineItem>
        ))}
      </Timeline>
    </Card>
  )
}

function Words({ event: { sentence, nextStep, cost, payer }, language }: { event: Event; language: string }) {
  return (
    <>
      {[sentence, nextStep].filter(Boolean).map(text => (
        <p key={text} lang={toLocale(language)} className="text-sm whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      ))}
      {cost !== null && (
        <p className="text-sm">
          {cost === 0 ? m.application_costs_nothing() : m.application_costs({ taka: formatNumber(cost) })}
          {payer && ` · ${payerLabels[payer as keyof typeof payerLabels]?.() ?? ''}`}
        </p>
      )}
    </>
  )
}
