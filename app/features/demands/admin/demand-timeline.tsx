import { Card } from '@agency/ui/Card'
import { Timeline, TimelineItem } from '@agency/ui/Timeline'
import { formatDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { toLocale } from '#i18n/paraglide/runtime.js'
import { stateLabels } from '#server/features/demands/states.shared.ts'
import type { Demand } from './queries.ts'

/** The states with their sentences, as the employer reads them; the latest first. */
export function DemandTimeline({ demand: { events, language } }: { demand: Demand }) {
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="font-sans text-lg">{m.demand_timeline()}</h2>
      <Timeline>
        {events.toReversed().map(({ id, state, on, sentence, by }, n) => (
          <TimelineItem
            key={id}
            state={n === 0 ? 'current' : 'done'}
            title={stateLabels[state]()}
            time={
              <>
                {formatDay(on)}
                {by && ` · ${by}`}
              </>
            }
          >
            {sentence && (
              <p dir="auto" lang={toLocale(language)} className="text-sm whitespace-pre-line">
                {sentence}
              </p>
            )}
          </TimelineItem>
        ))}
      </Timeline>
    </Card>
  )
}
