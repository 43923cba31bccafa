import type { FocusEvent, KeyboardEvent } from 'react'
import { directionOf, focused } from './reading.ts'

// Radix tries one entry after the other until the document says that another element has the focus, which in a shadow
// root is always the host: it would end at the last one. What is here moves in a shadow root alone.

/** From the entry at a place, -1 for none, to another. */
type Step = (at: number, count: number) => number

const forwards: Step = (at, count) => (at + 1) % count
const backwards: Step = (at, count) => (at < 0 ? count - 1 : (at - 1 + count) % count)
const toFirst: Step = () => 0
const toLast: Step = (_, count) => count - 1
const ENDS: Record<string, Step> = { Home: toFirst, PageUp: toFirst, End: toLast, PageDown: toLast }
const COLUMN: Record<string, Step> = { ...ENDS, ArrowDown: forwards, ArrowUp: backwards }
const ROW: Record<string, Step> = { ...ENDS, ArrowRight: forwards, ArrowLeft: backwards }
const MIRRORED: Record<string, Step> = { ...ENDS, ArrowRight: backwards, ArrowLeft: forwards }

/** Keys of a menu. */
export const menuInShadow = {
  onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
    const step = COLUMN[event.key]
    const entries = entriesInShadow(event.currentTarget, '[role^=menuitem]:not([data-disabled])')
    if (!step || !entries?.length) return
    event.preventDefault()
    event.stopPropagation()
    entries[step(entries.indexOf(focused() as HTMLElement), entries.length)]?.focus()
  },
  /** Opened by a key, the first entry has the focus. */
  onFocusCapture({ target, currentTarget: menu }: FocusEvent<HTMLElement>) {
    if (target !== menu) return
    const entries = entriesInShadow(menu, '[role^=menuitem]:not([data-disabled])')
    queueMicrotask(() => {
      if (entries && focused() !== menu) entries[0]?.focus()
    })
  },
}

const IN_ROW = '[data-radix-collection-item]:not(:disabled)'

/** Keys of a row of entries that is one stop of Tab. */
export const rowInShadow = {
  onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
    const { currentTarget: row, key } = event
    const step = (directionOf(row) === 'rtl' ? MIRRORED : ROW)[key]
    const entries = entriesInShadow(row, IN_ROW) ?? []
    const at = entries.indexOf(focused() as HTMLElement)
    if (!step || at < 0 || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
    event.preventDefault() // Radix leaves it then
    entries[step(at, entries.length)]?.focus()
  },
  /** Tab arrives at the chosen entry, at the one that had the focus last, or at the first one. */
  onFocus(event: FocusEvent<HTMLElement>) {
    const { target, currentTarget: row } = event
    const entries = entriesInShadow(row, IN_ROW)
    if (!entries || target !== row || !row.matches(':focus-visible')) return
    event.preventDefault()
    const chosen = entries.find(({ ariaSelected, ariaPressed }) => ariaSelected === 'true' || ariaPressed === 'true')
    const next = chosen ?? entries.find(({ tabIndex }) => tabIndex === 0) ?? entries[0]
    next?.focus()
  },
}

/** What can be chosen; undefined outside of a shadow root. */
function entriesInShadow(box: HTMLElement, which: string) {
  if (!(box.getRootNode() instanceof ShadowRoot)) return
  return [...box.querySelectorAll<HTMLElement>(which)]
}
