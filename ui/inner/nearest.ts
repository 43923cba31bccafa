import { useEffect, useEffectEvent, useState } from 'react'
import { focused, isFocusLost } from './reading.ts'

/** What can have the focus. */
export const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Of those that are still there, the one that followed, or else the one before; nothing where it was not among them. */
export function nearestOf<T>(before: readonly T[], gone: T, isThere: (one: T) => boolean): T | undefined {
  const at = before.indexOf(gone)
  return at < 0 ? undefined : (before.slice(at).find(isThere) ?? before.slice(0, at).findLast(isThere))
}

/** The index of the same entry after the list has changed, or of its nearest neighbour; 0 where nothing of it is left. */
export function indexAfter(before: readonly string[], index: number, now: readonly string[]): number {
  const same = nearestOf(before, before[index] ?? '', id => now.includes(id))
  return same === undefined ? Math.max(0, Math.min(index, now.length - 1)) : now.indexOf(same)
}

/**
 * An index that goes on to name the same entry of a list that changes, or its nearest neighbour when that one goes. Calls
 * `onMove` where it becomes another; an empty list changes nothing.
 */
export function useIndexOfSame(ids: readonly string[], index: number, onMove: (index: number) => void): number {
  const [seen, setSeen] = useState({ ids, index, at: index })
  let { at } = seen
  const isOther = ids.length > 0 && ids.join('\n') !== seen.ids.join('\n')
  if (index !== seen.index) at = index
  else if (isOther) at = indexAfter(seen.ids, at, ids)
  if (isOther || index !== seen.index) setSeen({ ids: ids.length > 0 ? ids : seen.ids, index, at })
  const tell = useEffectEvent(onMove)
  useEffect(() => {
    if (at !== index) tell(at)
  }, [at, index])
  return at
}

/**
 * The chosen one of a list that changes: itself, or its nearest neighbour when it goes, of which `onMove` hears; the
 * first one where it never was in the list.
 */
export function useNearestChoice(ids: readonly string[], chosen: string | undefined, onMove: (id: string) => void) {
  const [seen, setSeen] = useState(ids)
  const isThere = chosen !== undefined && ids.includes(chosen)
  if (isThere && ids.join('\n') !== seen.join('\n')) setSeen(ids)
  const next = isThere || chosen === undefined ? undefined : nearestOf(seen, chosen, id => ids.includes(id))
  const tell = useEffectEvent(onMove)
  useEffect(() => {
    if (next !== undefined) tell(next)
  }, [next])
  return isThere ? chosen : (next ?? ids[0])
}

/**
 * The ref of a box in which the focus goes on: when what has it is taken out of the page, the nearest of `entries` has it,
 * or else the box.
 */
export function keepsFocus(entries = TABBABLE) {
  return (box: HTMLElement | null) => {
    if (!box) return
    let held: HTMLElement | null = null
    let order: HTMLElement[] = []
    const remember = () => {
      held = (focused() as HTMLElement | null)?.closest<HTMLElement>(entries) ?? null
      order = box.contains(held) ? [...box.querySelectorAll<HTMLElement>(entries)] : []
    }
    const changes = new MutationObserver(() => {
      if (held && order.includes(held) && !held.isConnected && isFocusLost()) {
        focusNear(order, held)
        if (isFocusLost()) box.focus()
      }
      remember()
    })
    changes.observe(box, { childList: true, subtree: true })
    box.addEventListener('focusin', remember)
    // where it leaves by being taken out, that is known only afterwards
    const left = () => queueMicrotask(() => held?.isConnected && remember())
    box.addEventListener('focusout', left)
    return () => {
      changes.disconnect()
      box.removeEventListener('focusin', remember)
      box.removeEventListener('focusout', left)
    }
  }
}

/** Gives the focus to the nearest of those that are left and take it: what is disabled or hidden does not. */
export function focusNear(order: readonly Element[], gone: Element) {
  const at = order.indexOf(gone)
  if (at < 0) return
  ;[...order.slice(at), ...order.slice(0, at).toReversed()].some(element => {
    if (element instanceof HTMLElement && element.tabIndex >= 0) element.focus()
    return focused() === element
  })
}
