import { createContext, type MouseEvent, type ReactElement, type ReactNode } from 'react'

/** How an open menu wraps each link; null where the links are a plain list in the page. */
export const MenuEntry = createContext<((link: ReactElement) => ReactNode) | null>(null)

export const menuLook = 'rounded-lg border border-line bg-raised p-1.5 text-ink shadow-lifted'

export function inNewTab(event: MouseEvent) {
  return event.metaKey || event.ctrlKey || event.shiftKey
}
