import { useEffect, useId, useRef, useState } from 'react'

type Options = {
  /** The beginning of the ids of its fields. */
  id?: string | undefined
  /** Its fields take no focus for now. */
  isLocked: boolean
}

/** Where the fields of a form are on the page, which of them are wrong, and where its focus goes. */
export function useFormPlaces({ id, isLocked }: Options) {
  const own = useId()
  const [refusal, setRefusal] = useState<{ count: number; names: string[] }>({ count: 0, names: [] })
  const focusNext = useRef<() => void>(null)
  useEffect(() => {
    if (isLocked) return
    focusNext.current?.()
    focusNext.current = null
  })

  const idOf = (name: string) => `${id ?? own}-${name}`
  const elementOf = (name: string) => document.getElementById(idOf(name))

  return {
    idOf,
    isShown: (name: string) => elementOf(name) !== null,
    /** What stands above a field, or a group of them, with the row or the group around it in front: “Post 2 · Housing”. */
    labelOf(name: string) {
      const place = elementOf(name)
      const label = place && 'labels' in place && (place.labels as NodeListOf<HTMLElement> | null)?.[0]
      const around = place?.parentElement?.closest(GROUP)
      return [around?.getAttribute('aria-label') ?? textOf(legendOf(around)), textOf(label || legendOf(place))]
        .filter(Boolean)
        .join(' · ')
    },
    isText: (name: string) => elementOf(name)?.matches('textarea, input:not([type=checkbox], [type=radio])') ?? false,
    refusal,
    /** These are wrong: one has the focus; several are listed above, and the list takes it. */
    refuse(names: string[]) {
      const places = names.flatMap(name => elementOf(name) ?? []).toSorted(byPlace)
      const ordered = places.map(place => names.find(name => idOf(name) === place.id)!)
      setRefusal(({ count }) => ({ count: count + 1, names: ordered.length > 1 ? ordered : [] }))
      for (const place of places) place.closest('details')?.setAttribute('open', '')
      const [first, another] = ordered
      if (first !== undefined && another === undefined) focusNext.current = () => enter(elementOf(first))
    },
    /** The focus comes back where it was, unless it has gone elsewhere. */
    returnTo(before: Element | null) {
      focusNext.current = () => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
      }
    },
    clear: () => setRefusal({ count: 0, names: [] }),
  }
}

const GROUP = 'fieldset:has(> legend), [role=group][aria-label]'
const legendOf = (group: Element | null | undefined) => group?.querySelector(':scope > legend')

/** The words that screen readers say, too. */
function textOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined
  for (const hidden of copy?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove()
  return copy?.textContent.trim() ?? ''
}

const byPlace = (one: Element, other: Element) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

function enter(place: HTMLElement | null) {
  place?.focus()
  if (!place?.contains(document.activeElement)) place?.querySelector('input')?.focus() // of a group
  const whole = place?.closest<HTMLElement>('[data-slot=field]') // what is wrong stands below the place
  if (whole && whole.offsetHeight < window.innerHeight) whole.scrollIntoView({ block: 'nearest' })
}
