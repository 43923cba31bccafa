import { useEffect } from 'react'
import type { ListSearch } from './search-params.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On the page of a record: the list from which it was opened. */
    list?: ListSearch
  }
}

let openedId: string | undefined

/** Remembers the record that is opened from a list: the focus returns to it. */
export function rememberOpened(id: string): void {
  openedId = id
}

/** The link that opens a record from its list. */
export const findOpener = (id: string | undefined): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-edit="${id}"]`)

/** Moves the focus to the link of the record from which the person comes back. */
export function useReturnToRow(): void {
  useEffect(() => {
    if (openedId !== undefined) findOpener(openedId)?.focus()
    openedId = undefined
  }, [])
}
