import { useEffect, useRef } from 'react'

let locks = 0

/** Holds the page still behind a modal. Through CSSOM, because the pages' policy forbids the style element other libraries insert. */
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

/** Where the focus goes when a modal closes; nothing: back to what had it. */
export type FocusAfter = () => HTMLElement | null | undefined

/** Radix gives the focus back to its trigger only; this gives it to what comes next, or back to whatever had it. */
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
