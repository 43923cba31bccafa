import { Card } from '@agency/ui/Card'
import { formatDate } from '#i18n/format.ts'
import { formatNumber } from '#i18n/locale.ts'
import { toLocale } from '#i18n/paraglide/runtime.js'
import { m } from '#i18n/paraglide/messages.js'
import { stateLabels } from '#server/features/applications/states.shared.ts'
import { payerLabels } from '#server/features/vacancies/schema.ts'
import type { Application } from './queries.ts'

type Event = Application['events'][number]

/** The states with their sentences, as the applicant reads them; the latest first. */
export function ApplicationTimeline({ application: { events, language } }: { application: Application }) {
  return (
    <Card className="grid gap-4">
      <h2 className="font-sans text-lg">{m.application_timeline()}</h2>
      <ol className="grid gap-5">
        {events.toReversed().map((event, n) => (
          <li key={event.id} className="relative grid gap-1 ps-6">
            <span
              aria-hidden="true"
              className={`absolute start-0 top-1.5 size-3 rounded-full border-2 ${n === 0 ? 'border-brand bg-brand' : 'border-edge bg-surface'}`}
            />
            {n < events.length - 1 && (
              <span aria-hidden="true" className="absolute start-1.25 top-6 -bottom-5 w-0.5 bg-line" />
            )}
            <span className="font-semibold">{stateLabels[event.state]()}</span>
            <span className="text-sm text-muted">
              {formatDate(`${event.on}T12:00:00+06:00`, { dateStyle: 'medium' })}
              {event.by && ` · ${event.by}`}
            </span>
            <Words event={event} language={language} />
          </li>
        ))}
      </ol>
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
