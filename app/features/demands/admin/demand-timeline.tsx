import { Card } from '@agency/ui/Card'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { toLocale } from '#i18n/paraglide/runtime.js'
import { stateLabels } from '#server/features/demands/states.shared.ts'
import type { Demand } from './demand-page.tsx'

/** The states with their sentences, as the employer reads them; the latest first. */
export function DemandTimeline({ demand: { events, language } }: { demand: Demand }) {
  return (
    <Card className="grid gap-4">
      <h2 className="font-sans text-lg">{m.demand_timeline()}</h2>
      <ol className="grid gap-4">
        {events.toReversed().map(({ id, state, on, sentence, by }) => (
          <li key={id} className="grid gap-1 border-s-2 border-line ps-4 first:border-brand">
            <span className="font-semibold">{stateLabels[state]()}</span>
            <span className="text-sm text-muted">
              {formatDate(`${on}T12:00:00+06:00`, { dateStyle: 'medium' })}
              {by && ` · ${by}`}
            </span>
            {sentence && (
              <p lang={toLocale(language)} className="text-sm whitespace-pre-line wrap-anywhere">
                {sentence}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
