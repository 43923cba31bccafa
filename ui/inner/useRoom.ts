import { useLayoutEffect } from 'react'
import { directionOf } from './reading.ts'

const EDGE = 16

/** Whether the links of a header stand in the page. */
export const isWide = () => matchMedia('(min-width: 64rem)').matches

/**
 * Keeps the open list of a NavDropdown in the window: as high as there is room below the header, and moved in where it
 * would reach beyond a side.
 */
export function useRoom(list: { current: HTMLElement | null }, open: boolean) {
  useLayoutEffect(() => {
    const box = list.current
    if (!open || !box || !isWide()) return
    const fit = () => {
      box.style.removeProperty('inset-inline-start')
      const { top, left, right } = box.getBoundingClientRect()
      const beyond = directionOf(box) === 'rtl' ? EDGE - left : right - document.documentElement.clientWidth + EDGE
      box.style.setProperty('max-height', `${Math.max(window.innerHeight - top - EDGE, 88)}px`)
      if (beyond > 0) box.style.setProperty('inset-inline-start', `${-beyond}px`)
    }
    fit()
    addEventListener('resize', fit)
    return () => {
      removeEventListener('resize', fit)
      box.style.removeProperty('max-height')
      box.style.removeProperty('inset-inline-start')
    }
  }, [list, open])
}
