import { useEffect, useId, useRef, useState, type FocusEvent, type MouseEvent, type ToggleEvent } from 'react'

/**
 * A panel of links behind a button below 64rem. Native popover: it opens before scripts have loaded, Escape and a press
 * outside close it, focus returns to the button. Here: aria-expanded, closing on a chosen link and when focus leaves.
 */
export function usePanel(onOpen?: (panel: HTMLElement) => void) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    setOpen(isOpen(panel.current))
    // wide windows show the links in the page, and an open panel would cover it
    const wide = matchMedia('(min-width: 64rem)')
    const close = () => hide(panel.current)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  return {
    open,
    triggerProps: { popoverTarget: id, 'aria-expanded': open, 'aria-controls': id },
    closerProps: { popoverTarget: id, popoverTargetAction: 'hide' as const },
    panelProps: {
      id,
      ref: panel,
      popover: 'auto' as const,
      onToggle(event: ToggleEvent<HTMLElement>) {
        if (event.target !== event.currentTarget) return
        setOpen(event.newState === 'open')
        if (event.newState === 'open') onOpen?.(event.currentTarget)
      },
      onClick(event: MouseEvent<HTMLElement>) {
        const newTab = event.metaKey || event.ctrlKey || event.shiftKey
        if (!newTab && event.target instanceof Element && event.target.closest('a[href]')) hide(panel.current)
      },
      onBlur(event: FocusEvent<HTMLElement>) {
        const to = event.relatedTarget
        const onButton = to instanceof Element && to.closest(`[popovertarget="${id}"]`)
        if (to && !onButton && !event.currentTarget.contains(to)) hide(panel.current)
      },
    },
  }
}

function isOpen(panel: HTMLElement | null) {
  return panel?.matches(':popover-open') ?? false
}

function hide(panel: HTMLElement | null) {
  if (isOpen(panel)) panel?.hidePopover()
}
