import { useCallback, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { rememberOpener } from './useModal.ts'

/**
 * Where the focus goes from the toasts. sonner takes it back from wherever somebody moves it, when the list ends once
 * more, and loses it with each toast that goes while others stay: so it hears nothing of it. Escape leads back, and so
 * does a toast that goes after a press; after a key, or where there is nothing to go back to, the next one has the focus.
 */
export function useToastFocus() {
  /** What had the focus before the toasts; and what has it in them. */
  const before = useRef<Element>(null)
  const held = useRef<Element>(null)
  const isByKeys = useRef(false)

  const goBack = useCallback(() => {
    const last = held.current
    held.current = null
    if (before.current instanceof HTMLElement && before.current.isConnected)
      before.current.focus({ preventScroll: true })
    else if (last instanceof HTMLElement) last.blur()
  }, [])

  /** The box around the toasts: watches for the one that goes with the focus. */
  const ref = useCallback(
    (box: HTMLElement | null) => {
      if (!box) return
      const changes = new MutationObserver(records => {
        const lost = held.current
        if (!lost || lost.isConnected) return
        const gone = records.find(({ removedNodes }) => [...removedNodes].some(node => node.contains(lost)))
        const next = gone?.nextSibling ?? gone?.previousSibling
        const canGoBack = before.current?.isConnected && before.current !== document.body
        if (next instanceof Element && (isByKeys.current || !canGoBack)) enter(next)
        else goBack()
      })
      changes.observe(box, { childList: true, subtree: true })
      return () => changes.disconnect()
    },
    [goBack],
  )

  return {
    ref,
    // what is modal would take the focus back as soon as it heard of it, too
    onFocusCapture(event: FocusEvent<Element, Element>) {
      event.stopPropagation()
      const from = event.relatedTarget
      if (!event.currentTarget.contains(from) && !held.current) before.current = from
      held.current = event.target
      const toast = event.target.closest('[data-sonner-toast]')
      if (toast) rememberOpener(toast, before.current)
    },
    onBlurCapture(event: FocusEvent) {
      // with the window it comes back
      if (event.relatedTarget || document.hasFocus()) held.current = null
    },
    onPointerDownCapture() {
      isByKeys.current = false
    },
    onKeyDownCapture(event: KeyboardEvent) {
      isByKeys.current = true
      if (event.key === 'Escape') goBack()
    },
  }
}

/** A toast that is seen, or the button of one that is listed. */
function enter(next: Element) {
  const toast = next.matches('[tabindex="0"]') ? next : next.querySelector<HTMLElement>('[data-visible=true], button')
  if (toast instanceof HTMLElement) toast.focus({ preventScroll: true })
}
