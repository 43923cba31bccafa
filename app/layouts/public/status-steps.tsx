import { cx } from 'class-variance-authority'
import { formatDate } from '#i18n/format.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type Props = {
  /** the steps so far, the present one last; `on` is a day in Dhaka */
  past: { _id: string; label: string; on: string; sentence: string }[]
  toCome: string[]
}

/** Every step that something has taken, with its date, and below them those that are still to come. */
export function StatusSteps({ past: events, toCome }: Props) {
  return (
    <div className="lg:row-span-2">
      <h2 className="text-2xl">{m.application_status_past()}</h2>
      <ol className="mt-4">
        {events.map(({ _id, label, on, sentence }, n) => {
          const isPresent = n === events.length - 1
          return (
            <li key={_id} aria-current={isPresent ? 'step' : undefined} className={cx(row, isPresent ? present : past)}>
              <span className="font-semibold">{label}</span>
              <span className="block text-sm text-muted">{formatDate(on, { dateStyle: 'long' })}</span>
              {sentence && !isPresent && (
                <span lang={languageOf(sentence)} className="block wrap-anywhere">
                  {sentence}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {toCome.length > 0 && (
        <>
          <h3 className="mt-2 ps-9 font-sans text-sm font-semibold text-muted">{m.application_status_to_come()}</h3>
          <ol className="mt-2">
            {toCome.map(label => (
              <li key={label} className={cx(row, future)}>
                {label}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

const row = cx(
  'relative ps-9 pb-4 before:absolute before:start-1 before:top-1.5 before:size-3.5 before:rounded-full before:border-2',
  'after:absolute after:start-2.5 after:top-5 after:bottom-0 after:border-s-2 last:after:hidden',
)
const past = 'before:border-brand before:bg-brand after:border-brand'
const present = 'before:border-brand before:bg-paper before:ring-4 before:ring-brand-soft after:border-edge'
const future = 'text-muted before:border-edge before:bg-paper after:border-edge'
