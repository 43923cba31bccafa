import { useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import { namedEntry } from '#server/drafts/field-text.shared.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { emptyEntry, entriesOf, type EntryInputs, fieldsOf, isEmptyEntry } from './document-values.ts'
import { entryLabel } from './entry-label.ts'
import { picturePlace } from './picture-place.ts'
import type { DocumentState } from './document-state.ts'

/** An entry that was removed and can come back; `place` is its index. */
type Removed = { text: string; label: string; place: number; restore: () => void }

type Button = 'place' | 'up' | 'down' | 'remove'

/** The ids of the buttons of an entry, and of the one that brings back the last removed. */
export const buttonId = (key: string, button: Button) => `${key}-${button}`
export const undoId = (list: string) => `${list}-undo`
export const addId = (list: string) => `${list}-add`

/** What can be done with the entries of a list. The focus goes with what was done; `status` says it to screen readers. */
export function useEntries({ shape, form, pictures, forgetIssuesOf }: DocumentState, list: string) {
  const array = useFieldArray({ control: form.control, name: list, keyName: 'rowId' })
  const entries = array.fields as unknown as EntryInputs[]
  const [removed, setRemoved] = useState<Removed>()
  const [status, setStatus] = useState('')
  const added = useRef(new Set<string>()) // they start unfolded
  const focusNext = useFocusNext()
  const fields = fieldsOf(shape, list)
  const max = (shape.lists[list] as { max?: number }).max ?? Number.POSITIVE_INFINITY
  const now = () => entriesOf(form.getValues(list))
  const titleOf = (n: number) => namedEntry(fields, now()[n])?.children ?? entryLabel(shape, list, n)

  const focusFirst = (key: string) =>
    focusNext(() => {
      const n = now().findIndex(entry => entry.key === key)
      return document.getElementById(`${list}.${n}.${Object.keys(fields)[0] ?? ''}`)
    })

  /** Adds an entry at the end; returns its key, undefined where there was no room. */
  function append({ isOpen }: { isOpen: boolean }) {
    if (now().length >= max) return undefined
    const entry = emptyEntry(fields)
    if (isOpen) added.current.add(entry.key)
    array.append(entry, { shouldFocus: false })
    setStatus(m.entry_added({ entry: entryLabel(shape, list, now().length - 1) }))
    return entry.key
  }

  function remove(n: number) {
    const entry = structuredClone(now()[n]!)
    const title = titleOf(n)
    forgetIssuesOf(list)
    for (const field of Object.keys(fields)) pictures.clear(picturePlace(field, { list, key: entry.key }))
    array.remove(n)
    if (isEmptyEntry(fields, entry)) {
      setRemoved(undefined)
      const next = now()[Math.min(n, now().length - 1)]
      return focusNext(() => document.getElementById(next ? buttonId(next.key, 'remove') : addId(list)))
    }
    setRemoved({
      text: m.form_company_removed({ name: title }),
      label: m.form_company_bring_back({ name: title }),
      place: n,
      restore() {
        setRemoved(undefined)
        array.insert(Math.min(n, now().length), entry, { shouldFocus: false })
        setStatus(m.entry_back({ name: title }))
        focusNext(() => document.getElementById(buttonId(entry.key, 'remove')))
      },
    })
    focusNext(() => document.getElementById(undoId(list)))
  }

  /** Moves an entry; `button` gets the focus where the person has pressed it. */
  function move(from: number, to: number, button?: Button) {
    const { key } = now()[from]!
    if (button) focusNext(() => document.getElementById(buttonId(key, button)))
    if (from === to || to < 0 || to >= now().length) return
    const facts = { name: titleOf(from), n: formatNumber(to + 1), of: formatNumber(now().length) }
    forgetIssuesOf(list)
    setRemoved(undefined) // its place is not where it was
    array.move(from, to)
    setStatus(m.form_company_moved(facts))
  }

  return {
    entries,
    fields,
    max,
    removed,
    status: removed?.text ?? status,
    isNew: (key: string) => added.current.has(key),
    append,
    add() {
      const key = append({ isOpen: true })
      if (key) focusFirst(key)
    },
    remove,
    move,
    moveTo: (key: string, index: number) =>
      move(
        now().findIndex(entry => entry.key === key),
        index,
      ),
  }
}
