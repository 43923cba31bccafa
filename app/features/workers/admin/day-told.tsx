import { Alert } from '@agency/ui/Alert'
import { ErrorSummary } from '@agency/ui/ErrorSummary'
import type { Ref } from 'react'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type DayKind, factLabels } from '#server/features/workers/documents.shared.ts'
import { rowId } from './day-row.tsx'
import type { DayDone } from './use-day.ts'

type Props = { done: DayDone; kind: DayKind; nameOf: (id: string) => string; ref: Ref<HTMLDivElement> }

/** What was done with a day: with whom it could not be done, who went on, what was not said for all, and who stays or waits. */
export function DayTold({ done, kind, nameOf, ref }: Props) {
  const { failed, stays, waits, unsaid } = done
  return (
    <>
      <ErrorSummary title={m.day_failed(plural(failed.size))} items={problemsOf(failed, nameOf)} />
      <div ref={ref} tabIndex={-1} className="grid scroll-mt-24 gap-4">
        {doneText(done) && (
          <Alert variant="success" title={doneText(done)}>
            {unsaid.length > 0 && m.day_unsaid({ facts: unsaid.map(fact => factLabels[kind][fact]!()).join(', ') })}
          </Alert>
        )}
        {stays.size > 0 && (
          <Alert variant="warning" title={m.day_stay(plural(stays.size))}>
            <Whys of={stays} nameOf={nameOf} />
          </Alert>
        )}
        {waits.size > 0 && (
          <Alert variant="success" title={m.day_wait(plural(waits.size))}>
            <Whys of={waits} nameOf={nameOf} />
          </Alert>
        )}
      </div>
    </>
  )
}

/** Those with the same problem are one, which leads to the first of them. */
function problemsOf(failed: DayDone['failed'], nameOf: Props['nameOf']) {
  const problems = Map.groupBy(failed, ([, { label = '', message }]) => `${label} ${message}`)
  return [...problems.values()].map(several => {
    const [id, { label, message }] = several[0]!
    const names = several.map(([each]) => nameOf(each)).join(', ')
    return { id: rowId(id), label: m.fact_of({ label: [names, label].filter(Boolean).join(' · '), value: message }) }
  })
}

/** How many were written down, and how many of them moved on; empty for none. */
export function doneText({ notes }: DayDone): string {
  const moved = notes.filter(note => note.isMoved).length
  if (notes.length === 0) return ''
  return [m.day_noted(plural(notes.length)), moved > 0 && m.applications_moved(plural(moved))].filter(Boolean).join(' ')
}

/** Why people stay or wait, each reason with those of whom it is so. */
function Whys({ of, nameOf }: { of: DayDone['stays']; nameOf: (id: string) => string }) {
  return (
    <ul className="grid gap-2">
      {[...Map.groupBy(of.keys(), id => of.get(id))].map(([why = '', ids]) => (
        <li key={why}>{m.fact_of({ label: ids.map(nameOf).join(', '), value: why })}</li>
      ))}
    </ul>
  )
}
