import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { currencyIn } from '#i18n/currencies.ts'
import { useSavedForm } from '#app/rendering/use-saved-form.ts'
import { m } from '#i18n/paraglide/messages.js'
import { plural } from '#i18n/locale.ts'
import type { DemandReceipt } from '#server/features/demands/forms.ts'
import {
  isBegun,
  lineName,
  LINES_MAX,
  linesIn,
  type LineTexts,
  pasteProblem,
  readLines,
} from '#server/features/demands/lines.shared.ts'
import type { Posted } from '#server/http/posted.shared.ts'
import { checkDemand, textsIn } from './check-demand.ts'

/** One post in the form; `texts` is what its fields begin with. */
export type Row = { key: number; texts: LineTexts }

const toRows = (lines: LineTexts[]): Row[] => lines.map((texts, key) => ({ key, texts }))

/** The posts as the server shows them. */
function rowsOf(posted: Posted | undefined): Row[] {
  const lines = linesIn(posted?.values ?? {})
  const wanted = Math.max(1, lines.length, Number(posted?.values.lines) || 0)
  return toRows(Array.from({ length: Math.min(LINES_MAX, wanted) }, (_, n) => lines[n] ?? {}))
}

/** The parts of the form, which scripts show one after the other, and which fields they have. */
export const PARTS = ['company', 'posts', 'terms', 'contact'] as const
/** The number of the part that has this field. */
export const partOf = (name: string): number => {
  if (/^(?:lines|pasted)/.test(name)) return 1
  if (/^(?:payers\.|startsOn|visaNo|attestedOn)/.test(name)) return 2
  return /^(?:contact|email|phone|message|files|consent)/.test(name) ? 3 : 0
}

/** The public form of a demand once scripts run: a part at a time, posts to add, remove and paste. */
export function useDemandForm(posted: Posted<DemandReceipt> | undefined) {
  const [isAwake, setAwake] = useState(false)
  const [part, setPart] = useState(0)
  const [rows, setRows] = useState(() => rowsOf(posted))
  const [pasted, setPasted] = useState<{ done?: string; problem?: string | undefined }>({})
  const nextKey = useRef(LINES_MAX)
  const wanted = useRef<string>(undefined)
  const offered = useRef('')
  /** Goes on where somebody is: at the field that has the focus, or at the first problem. Empty posts are left out. */
  function prepare(fields: Record<string, string> | undefined) {
    const name = document.activeElement?.getAttribute('name') ?? Object.keys(posted?.errors ?? {})[0] ?? ''
    const lines = fields ? linesIn(fields) : typed()
    flushSync(() => {
      setAwake(true)
      setPart(partOf(name))
      if (fields) setRows(toRows(lines.length > 0 ? lines : [{}]))
      else setRows(rows.filter((_, n) => n === 0 || isBegun(lines[n] ?? {}) || name.startsWith(`lines.${n}.`)))
    })
  }
  const saved = useSavedForm({ posted, check: checkDemand, prepare })
  const { findForm, answer, keepTyped } = saved

  // the part with the first problem is shown before the list of problems takes the focus
  const [shownAnswer, setShownAnswer] = useState(answer)
  if (answer !== shownAnswer) {
    setShownAnswer(answer)
    const wrong = Object.keys(answer.errors).map(partOf)
    if (wrong.length > 0) setPart(Math.min(...wrong))
  }

  useEffect(() => {
    if (!wanted.current) return
    const field = findForm()?.querySelector<HTMLElement>(wanted.current)
    wanted.current = undefined
    field?.focus()
    field?.scrollIntoView({ block: 'nearest' })
    keepTyped()
  })

  /** What stands in the form's posts now. */
  function typed(): LineTexts[] {
    const form = findForm()
    return form ? linesIn(textsIn(form)) : []
  }

  function show(next: number) {
    wanted.current = `#part-${PARTS[next]}`
    setPart(next)
  }

  function fillInLines(text: string) {
    const now = typed()
    const { lines, unread, left } = readLines(text, now.findLast(isBegun))
    const before = rows.filter((_, n) => isBegun(now[n] ?? {}))
    const form = findForm()
    const currency = form ? currencyOf(form) : ''
    const added = lines
      .slice(0, LINES_MAX - before.length)
      .map(texts => ({ key: nextKey.current++, texts: { ...texts, currency: texts.currency || currency } }))
    if (added.length > 0) setRows([...before, ...added])
    setPasted({
      ...(added.length > 0 && { done: m.demand_paste_done(plural(added.length)) }),
      problem: pasteProblem(unread, left + lines.length - added.length),
    })
    wanted.current = added.length > 0 ? '#paste-done' : '[name="pasted"]'
  }

  /** Reads the text area of pasted lines; false where it is empty. */
  function fillInPasted(): boolean {
    const area = findForm()?.elements.namedItem('pasted')
    if (!(area instanceof HTMLTextAreaElement) || area.value.trim() === '') return false
    fillInLines(area.value)
    area.value = ''
    return true
  }

  return {
    ...saved,
    isAwake,
    part,
    rows,
    pasted,
    back: () => show(part - 1),
    async forget() {
      setRows([{ key: nextKey.current++, texts: {} }])
      setPasted({})
      setPart(0)
      await saved.forget()
    },
    submit(event: FormEvent<HTMLFormElement>) {
      if (!isAwake || part === PARTS.length - 1) return saved.submit(event)
      event.preventDefault()
      if (fillInPasted()) return undefined
      const errors = Object.entries(checkDemand(event.currentTarget)).filter(([name]) => partOf(name) === part)
      if (errors.length > 0) return saved.show(Object.fromEntries(errors))
      saved.show({})
      if (part === 0) offered.current = offerCurrency(event.currentTarget, offered.current)
      return show(part + 1)
    },
    addRow() {
      const { trade: _, number: __, ...terms } = typed().at(-1) ?? {}
      setRows([...rows, { key: nextKey.current++, texts: terms }])
      wanted.current = `[name="${lineName(rows.length, 'trade')}"]`
    },
    removeRow(n: number) {
      setRows(rows.filter((_, place) => place !== n))
      wanted.current = '#add-post'
    },
    fillInPasted,
    /** Cells of a spreadsheet that are pasted into any field of a post. */
    pasteCells(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text/plain')
      if (event.target instanceof HTMLTextAreaElement || !/\t/.test(text)) return
      event.preventDefault()
      fillInLines(text)
    },
  }
}
/** Posts whose currency nobody has chosen get that of the country, also when another country is chosen later. Returns it. */
function offerCurrency(form: HTMLFormElement, before: string): string {
  const currency = currencyOf(form)
  if (!currency) return before
  for (const select of form.querySelectorAll<HTMLSelectElement>('select[name$=".currency"]'))
    if (select.value === '' || select.value === before) select.value = currency
  return currency
}

/** The currency of the country that is chosen; empty without one. */
function currencyOf(form: HTMLFormElement): string {
  const country = form.elements.namedItem('country')
  return (country instanceof HTMLSelectElement && currencyIn(country.value)) || ''
}

export type DemandFormState = Omit<ReturnType<typeof useDemandForm>, 'box'>
