import type { KeyboardEvent } from 'react'
import { TABBABLE } from './nearest.ts'
import { focused } from './reading.ts'

/**
 * Radix keeps Tab in a modal by comparing with what the document says has the focus, which is the host of a shadow
 * root: there it is kept here.
 */
export function keepTabInside(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: box, key, shiftKey } = event
  if (key !== 'Tab' || !(box.getRootNode() instanceof ShadowRoot)) return
  const all = tabbablesIn(box)
  const ends: (Element | undefined)[] = shiftKey ? [all[0], box] : [all.at(-1)]
  if (!ends.includes(focused() ?? undefined)) return
  event.preventDefault()
  all.at(shiftKey ? -1 : 0)?.focus()
}

/**
 * And to see whether one of its controls has taken the focus, which would leave that with the box: the first one that
 * is no link has it when it opens.
 */
export function focusFirstInShadow(event: Event) {
  const box = event.currentTarget
  if (!(box instanceof HTMLElement && box.getRootNode() instanceof ShadowRoot)) return
  const first = tabbablesIn(box).find(element => element.localName !== 'a')
  if (!first) return
  event.preventDefault()
  first.focus()
}

function tabbablesIn(box: HTMLElement) {
  return [...box.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    element =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true }),
  )
}
