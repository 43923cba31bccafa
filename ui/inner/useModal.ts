import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { nearby } from './nearest.ts'
import { focused, isFocusLost } from './reading.ts'

let locks = 0
const watchers = new Set<() => void>()
let unlock = () => {}

/**
 * Stops the page behind a modal from scrolling. Through CSSOM, because the pages' policy forbids the style element that libraries insert:
 * docs/decisions/0264.
 */
export function useScrollLock(open: boolean) {
  useEffect(() => {
    if (!open) return
    if (locks++ === 0) unlock = lock()
    for (const changed of watchers) changed()
    return () => {
      if (--locks === 0) unlock()
      for (const changed of watchers) changed()
    }
  }, [open])
}

/** Whether something modal is open, for what stands beside it. */
export const isModalOpen = () => locks > 0

/** Calls `changed` whenever something modal opens or closes. Returns what ends that. */
export function watchModals(changed: () => void) {
  watchers.add(changed)
  return () => void watchers.delete(changed)
}

/** Returns what ends it. */
function lock() {
  const { documentElement: page, body } = document
  const { overflow, scrollbarGutter } = getComputedStyle(page)
  // browsers take the page's from its body where it has none of its own: the body would become a box that scrolls
  const scroller = overflow === 'visible' ? body : page
  const takesRoom = window.innerWidth > page.clientWidth && scrollbarGutter === 'auto'
  const ends = [setStyle(scroller, 'overflow', 'hidden')]
  // what is fixed keeps its place, too
  if (takesRoom) ends.push(setStyle(page, 'scrollbar-gutter', 'stable'))
  return () => ends.forEach(end => end())
}

function setStyle({ style }: HTMLElement, name: string, value: string) {
  const before = style.getPropertyValue(name)
  style.setProperty(name, value)
  return () => style.setProperty(name, before)
}

/** What to focus when a modal closes; undefined for the element before. */
export type FocusAfter = () => HTMLElement | null | undefined

/** What had the focus before each modal and each toast, by its box; and before the modal that closed last. */
const openers = new WeakMap<Element, Element | null>()
let left: Element | null = null

/** Tells what had the focus before the box of a toast, where the focus goes if the toast is gone when it would return to it. */
export function rememberOpener(toast: Element, before: Element | null) {
  openers.set(toast, before)
}

/**
 * Radix returns the focus to its trigger only. `onCloseAutoFocus` moves it to `focusAfter`, or back to the element
 * before; where that has gone with another modal, to what was before that one, and else to what followed it. Where the
 * caller has moved it meanwhile, it stays: Radix calls after the page is rendered. `ref` belongs to the box.
 */
export function useReturnFocus(open: boolean, focusAfter?: FocusAfter) {
  const opener = useRef<Element>(null)
  const goOn = useRef<() => void>(undefined)
  const latest = useRef(focusAfter)
  useLayoutEffect(() => {
    latest.current = focusAfter // what it knew while open may have changed with closing
  })
  // before anything in the modal is there that could take the focus
  useLayoutEffect(() => {
    if (!open) return
    const now = focused()
    const before = now === document.body ? left : now
    opener.current = before
    goOn.current = before?.isConnected ? nearby(before).goOn : undefined
    return () => {
      left = before
    }
  }, [open])
  const ref = useCallback((box: HTMLDivElement | null) => {
    if (box) openers.set(box, opener.current)
  }, [])
  return {
    ref,
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      let next = latest.current?.() ?? (isFocusLost() ? opener.current : null)
      for (let modal; next && !next.isConnected; next = (modal && openers.get(modal)) ?? null)
        modal = next.closest('[data-modal], [data-sonner-toast]')
      if (next instanceof HTMLElement) next.focus()
      else if (isFocusLost()) goOn.current?.()
    },
  }
}
