import { Button } from '@agency/ui/Button'
import { Progress } from '@agency/ui/Progress'
import { SelectionBar } from '@agency/ui/SelectionBar'
import type { ReactNode } from 'react'
import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { useParts } from './use-parts.ts'
import type { Selection } from './use-selection.ts'

type Props<Row> = { selection: Selection<Row>; parts: ReturnType<typeof useParts>; children: ReactNode }

/** What can be done with the selected records, or how far it is done. */
export function ListSelection<Row>({ selection, parts: { progress }, children }: Props<Row>) {
  const count = selection.rows.length
  return (
    <SelectionBar label={m.list_selection()} count={count > 0 && m.list_selected(plural(count))}>
      {progress && (
        <Progress
          label={progress.label}
          detail={m.list_done_of({ done: formatNumber(progress.done), total: formatNumber(progress.total) })}
          value={progress.done}
          max={progress.total}
          className="grow basis-64"
        />
      )}
      {count > 0 && (
        <Button variant="ghost" busy={progress !== undefined} onClick={() => selection.remove()} className="order-last">
          {m.list_unselect()}
        </Button>
      )}
      {children}
    </SelectionBar>
  )
}
