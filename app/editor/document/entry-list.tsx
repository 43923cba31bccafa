import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { EntryNote } from '@agency/ui/EntryTable'
import { Plus, Undo2 } from 'lucide-react'
import { Fragment } from 'react'
import { useDragOrder } from '#app/editor/use-drag-order.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { AddPictures } from './add-pictures.tsx'
import { Entry } from './entry.tsx'
import type { DocumentState } from './document-state.ts'
import { addId, undoId, useEntries } from './use-entries.ts'

/** The entries of a list of a document, which can be added, removed and ordered. */
export function EntryList({ document, list }: { document: DocumentState; list: string }) {
  const entries = useEntries(document, list)
  const { removed, max } = entries
  const { label, one } = document.shape.lists[list] as { label: () => string; one?: () => string }
  const keys = entries.entries.map(({ key }) => key)
  const box = useDragOrder<HTMLOListElement>({ ids: keys, onMove: entries.moveTo })
  const problem = document.errorOf(list)
  const isFull = keys.length >= max
  const note = removed && (
    <li>
      <EntryNote>
        <p className="min-w-0 wrap-anywhere">{removed.text}</p>
        <Button id={undoId(list)} variant="secondary" size="sm" onClick={removed.restore}>
          <Undo2 aria-hidden="true" className="size-4" />
          {removed.label}
        </Button>
      </EntryNote>
    </li>
  )
  return (
    <div id={list} role="group" aria-label={label()} className="grid min-w-0 gap-4">
      {problem && <Alert variant="danger" title={problem} />}
      <p role="status" className="sr-only">
        {entries.status}
      </p>
      {(keys.length > 0 || removed) && (
        <ol ref={box} className="grid min-w-0 gap-4">
          {keys.map((key, n) => (
            <Fragment key={key}>
              {removed?.place === n && note}
              <Entry document={document} list={list} entries={entries} n={n} entryKey={key} />
            </Fragment>
          ))}
          {removed && removed.place >= keys.length && note}
        </ol>
      )}
      {isFull ? (
        <p className="text-sm text-muted">{m.entries_full({ max: formatNumber(max) })}</p>
      ) : (
        <>
          <div>
            <Button id={addId(list)} variant="secondary" onClick={entries.add}>
              <Plus aria-hidden="true" className="size-5" />
              {m.entry_add({ one: one?.() ?? m.entry_one() })}
            </Button>
          </div>
          <AddPictures document={document} list={list} entries={entries} />
        </>
      )}
    </div>
  )
}
