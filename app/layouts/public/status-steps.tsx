import { Timeline, TimelineItem } from '@agency/ui/Timeline'
import { formatDate } from '#i18n/format.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type Props = {
  /** the steps so far, the present one last; `on` is a day in Dhaka */
  past: { _id: string; label: string; on: string; sentence: string }[]
  toCome: string[]
}

/** Every step that something has taken, with its date, and below them those that are still to come. */
export function StatusSteps({ past, toCome }: Props) {
  return (
    <div className="lg:row-span-2 print:text-sm print:[&_li]:pb-2.5">
      <h2 className="text-2xl print:text-lg">{m.step_past()}</h2>
      <Timeline className="mt-4">
        {past.map(({ _id, label, on, sentence }, n) => {
          const isPresent = n === past.length - 1
          return (
            <TimelineItem
              key={_id}
              state={isPresent ? 'current' : 'done'}
              title={label}
              time={formatDate(on, { dateStyle: 'long' })}
            >
              {sentence && !isPresent && (
                <span dir="auto" lang={languageOf(sentence)}>
                  {sentence}
                </span>
              )}
            </TimelineItem>
          )
        })}
      </Timeline>
      {toCome.length > 0 && (
        <>
          <h3 className="mt-6 ps-8 print:mt-3 font-sans text-sm font-semibold text-muted">{m.step_to_come()}</h3>
          <Timeline className="mt-2">
            {toCome.map(label => (
              <TimelineItem key={label} state="upcoming">
                {label}
              </TimelineItem>
            ))}
          </Timeline>
        </>
      )}
    </div>
  )
}
