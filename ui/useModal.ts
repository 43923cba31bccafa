import { useEffect, useRef } from 'react'

let locks = 0

/**
 * Stops the page behind a modal from scrolling. Through CSSOM, because the pages' policy forbids the style element that libraries insert:
 * docs/decisions/0150.
 */
export function useScrollLock(open: boolean) {
  useEffect(() => {
    if (!open) return
    const { style, clientWidth } = document.documentElement
    if (locks++ === 0) {
      style.setProperty('padding-inline-end', `${window.innerWidth - clientWidth}px`)
      style.setProperty('overflow', 'hidden')
    }
    return () => {
      if (--locks > 0) return
      style.removeProperty('padding-inline-end')
      style.removeProperty('overflow')
    }
  }, [open])
}

/** What to focus when a modal closes; undefined for the element before. */
export type FocusAfter = () => HTMLElement | null | undefined

/** Radix returns the focus to its trigger only; this moves it to `focusAfter`, or back to the element before. */
export function useReturnFocus(focusAfter?: FocusAfter) {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const next = focusAfter?.() ?? opener.current
      if (next instanceof HTMLElement && next.isConnected) next.focus()
    },
  }
}
