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

/** Radix gives the focus back to its trigger only; this gives it back to whatever had it. */
export function useReturnFocus() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => { opener.current = document.activeElement },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    },
  }
}
