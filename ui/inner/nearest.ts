import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { focused, isFocusLost, rootOf } from './reading.ts'

/** What can have the focus. */
export const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Of those that are still there, the one that followed, or else the one before; nothing where it was not among them. */
export function nearestOf<T>(before: readonly T[], gone: T | undefined, isThere: (one: T) => boolean): T | undefined {
  const at = before.findIndex(one => one === gone)
  return at < 0 ? undefined : (before.slice(at).find(isThere) ?? before.slice(0, at).findLast(isThere))
}

/** The index of the same entry after the list has changed, or of its nearest neighbour; 0 where nothing of it is left. */
export function indexAfter(before: readonly string[], index: number, now: readonly string[]): number {
  const same = nearestOf(before, before[index] ?? '', id => now.includes(id))
  return same === undefined ? Math.max(0, Math.min(index, now.length - 1)) : now.indexOf(same)
}

/** The index as that of an entry: a whole number, and none beyond the first and the last. */
export const withinRange = (index: number, length: number) => Math.max(0, Math.min(Math.round(index) || 0, length - 1))

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

/** Calls `onLose` where options come without the chosen one; while there are none, as they are loaded, nothing is lost. */
export function useLostChoice(values: readonly string[], chosen: string, onLose: () => void) {
  const key = values.join('\n')
  const seen = useRef(key)
  const look = useEffectEvent(() => {
    if (chosen && values.length > 0 && !values.includes(chosen)) onLose()
  })
  useEffect(() => {
    if (seen.current !== key) look()
    seen.current = key
  }, [key])
}

/**
 * The chosen one of a list that changes: itself, or its nearest neighbour when it goes, of which `onMove` hears. Where
 * nothing of the list is chosen the first one is shown, and goes on to be shown.
 */
export function useNearestChoice(ids: readonly string[], chosen: string | undefined, onMove: (id: string) => void) {
  const [seen, setSeen] = useState<{ ids: readonly string[]; shown?: string | undefined; known?: string | undefined }>({
    ids,
  })
  const isThere = (id: string | undefined) => id !== undefined && ids.includes(id)
  const same = [chosen, seen.shown].find(isThere) ?? nearestOf(seen.ids, seen.shown, isThere)
  const shown = same ?? ids[0]
  // what the caller believes is chosen
  const known = isThere(chosen) ? chosen : (seen.known ?? (chosen === undefined ? shown : undefined))
  if (ids.length > 0 && (shown !== seen.shown || known !== seen.known || ids.join('\n') !== seen.ids.join('\n')))
    setSeen({ ids, shown, known })
  const moved = (chosen ?? known) === known && shown !== known ? shown : undefined
  const tell = useEffectEvent(onMove)
  useEffect(() => {
    if (moved !== undefined) tell(moved)
  }, [moved])
  return shown
}

/** What layers are opened from: a PLACE in the page, by the element at the end of the page that is the layer. */
export const places = new WeakMap<Element, Element>()

const PLACE = '[data-slot=layer-place]'

/** Boxes in which the focus goes on, each with what can have it there. */
const homes = new WeakMap<Element, string>()

/**
 * The ref of a box in which the focus goes on: when what has it is taken out of the page, or what a layer was opened from
 * that has it, the nearest of `entries` has it, or else the box.
 */
export function keepsFocus(entries = TABBABLE) {
  return (box: HTMLElement | null) => {
    if (!box) return
    homes.set(box, entries)
    const root = rootOf(box)
    let held: Element | undefined
    let goOn = () => {}
    const remember = () => {
      const at = placeIn(box, focused())
      held = undefined
      if (at) [held, goOn] = near(box, at, entries)
    }
    const changes = new MutationObserver(() => {
      if (held && !held.isConnected && isFocusLost()) {
        goOn()
        if (isFocusLost() && box.isConnected) nearby(box).goOn() // nothing of it can have the focus
      }
      remember()
    })
    changes.observe(box, { childList: true, subtree: true })
    // of layers, too, which do not lie in the box
    root.addEventListener('focusin', remember)
    // where it leaves by being taken out, that is known only afterwards
    const left = () => queueMicrotask(() => held?.isConnected && remember())
    root.addEventListener('focusout', left)
    remember() // the code may come after the focus
    return () => {
      changes.disconnect()
      root.removeEventListener('focusin', remember)
      root.removeEventListener('focusout', left)
    }
  }
}

/**
 * The entry at an element that may go, and what gives the focus to its nearest: of its box in which the focus goes on, or
 * else of the page.
 */
export function nearby(element: Element): { entry: HTMLElement | undefined; goOn: () => void } {
  let home = element.parentElement
  while (home && !homes.has(home)) home = home.parentElement
  const [entry, goOn] = near(home ?? rootOf(element), element, (home && homes.get(home)) ?? TABBABLE)
  const beyond = home && nearby(home)
  return {
    entry,
    goOn() {
      if (entry) goOn()
      if (isFocusLost()) beyond?.goOn()
    },
  }
}

/**
 * The entry that an element of a box is in, or that stands before the place of a layer, and what gives the focus to the
 * nearest of those that are left and take it: what is disabled or hidden does not.
 */
function near(box: ParentNode, element: Element, entries: string): [entry: HTMLElement | undefined, goOn: () => void] {
  const order = [...box.querySelectorAll<HTMLElement>(`${entries}, ${PLACE}`)]
  const own = element.closest<HTMLElement>(`${entries}, ${PLACE}`)
  const at = own ? order.indexOf(own) : order.findLastIndex(entry => isBefore(entry, element))
  const from = order.slice(0, at + 1).findLastIndex(entry => !entry.matches(PLACE))
  return [
    order[from],
    () => {
      const isNext = [...order.slice(from), ...order.slice(0, from).toReversed()].some(entry => {
        // those of a row that arrows move in are reached with any `tabIndex`
        if (entries !== TABBABLE || entry.tabIndex >= 0) entry.focus()
        return focused() === entry
      })
      if (!isNext && box instanceof HTMLElement) box.focus()
    },
  ]
}

const isBefore = (entry: Element, element: Element) =>
  (entry.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0

/** Where in a box an element is: itself, or the place of the layer that it is in. */
function placeIn(box: Element, element: Element | null): Element | undefined {
  let at = element ?? undefined
  while (at && !box.contains(at)) {
    const layer: Element | null = at.closest('[data-slot=layer]')
    at = layer ? places.get(layer) : undefined
  }
  return at
}
