import type { FocusEvent, KeyboardEvent } from 'react'
import { focused } from './reading.ts'

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at < 0 ? count - 1 : (at - 1 + count) % count),
  Home: () => 0,
  PageUp: () => 0,
  End: (_, count) => count - 1,
  PageDown: (_, count) => count - 1,
}

/**
 * Keys of a menu in a shadow root. Radix tries one entry after the other until the document says that another element has the focus, which in a shadow
 * root is always the host: it would end at the last one.
 */
export const menuInShadow = {
  onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key]
    const entries = entriesInShadow(event.currentTarget)
    if (!step || !entries?.length) return
    event.preventDefault()
    event.stopPropagation()
    entries[step(entries.indexOf(focused() as HTMLElement), entries.length)]?.focus()
  },
  /** Opened by a key, the first entry has the focus. */
  onFocusCapture({ target, currentTarget: menu }: FocusEvent<HTMLElement>) {
    if (target !== menu) return
    const entries = entriesInShadow(menu)
    queueMicrotask(() => {
      if (entries && focused() !== menu) entries[0]?.focus()
    })
  },
}

/** The entries that can be chosen; none outside of a shadow root. */
function entriesInShadow(menu: HTMLElement) {
  if (!(menu.getRootNode() instanceof ShadowRoot)) return
  return [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not([data-disabled])')]
}
