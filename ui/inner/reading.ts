import { useLayoutEffect, useState, type RefObject } from 'react'

/** Calls `changed` now and whenever an element of the page gets another theme, direction, language or density. Returns what ends that. */
export function watchReading(element: Element, changed: () => void) {
  changed()
  const changes = new MutationObserver(changed)
  for (const root of new Set([element.ownerDocument, element.getRootNode()]))
    changes.observe(root, { subtree: true, attributeFilter: ['data-theme', 'dir', 'lang', 'data-density'] })
  return () => changes.disconnect()
}

/** What has the focus, in a shadow root as well. */
export function focused(): Element | null {
  let at = document.activeElement
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  return at
}

/** Whether nothing of the page has the focus: then it is the body's, or that of the modal around what had it. */
export function isFocusLost(): boolean {
  const now = focused()
  return now === null || now === document.body || now.hasAttribute('data-modal')
}

/** The document of an element, or the shadow root that it stands in: where its ids are known. */
export function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root : element.ownerDocument
}

/** Where something happened: outside of a shadow root an event names its host. */
export function targetOf(event: Event): EventTarget | null {
  return event.composedPath()[0] ?? event.target
}

export function directionOf(element: Element): 'ltr' | 'rtl' {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr'
}

/** The direction in which an element is read, now and after it changes: Radix assumes left-to-right text. */
export function useDirection(of: RefObject<Element | null>) {
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr')
  useLayoutEffect(() => {
    const element = of.current
    return element ? watchReading(element, () => setDir(directionOf(element))) : undefined
  }, [of])
  return dir
}
