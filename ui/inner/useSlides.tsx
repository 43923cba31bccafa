import { composeEventHandlers } from '@radix-ui/primitive'
import {
  isValidElement,
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type ReactNode,
} from 'react'
import type * as Heavy from './SliderMotion.tsx'
import { withinRange } from './nearest.ts'
import { focused } from './reading.ts'
import { swipedTo } from './swipedTo.ts'

/** Which slide shows, from 0: kept by the caller with `index`, by the part without it. */
export type SlideIndex = {
  /** The slide that shows, from 0, kept by the caller. */
  index?: number | undefined
  /** The slide that shows at first. */
  defaultIndex?: number | undefined
  /** Called when another slide shows. */
  onIndexChange?: ((index: number) => void) | undefined
}

type SlidesProps = SlideIndex & {
  /** What each slide is known by, in their order. */
  ids: readonly string[]
  onKeyDown: KeyboardEventHandler<HTMLElement> | undefined
}

/**
 * A row of slides that SliderMotion moves once its code is there: call `load` when it is wanted, and render `motion`
 * beside the element of `row`. Until then `place` is undefined, and the row can be swiped. `go` moves by one slide in
 * either state, `report` says which slide shows, `keys` belongs to the part's element: with its name it has the focus,
 * once the row no longer scrolls by itself.
 */
export function useSlides({ ids, index, defaultIndex = 0, onIndexChange, onKeyDown }: SlidesProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState<typeof Heavy>()
  const [place, setPlace] = useState<Heavy.SliderPlace>()
  const wanted = index === undefined ? undefined : withinRange(index, ids.length)
  const start = wanted ?? withinRange(defaultIndex, ids.length)
  const reported = useRef(start)
  const latest = useRef(onIndexChange)
  const api = useRef<Heavy.SliderPlace['api']>(undefined)
  const isControlled = index !== undefined

  const load = useCallback(() => {
    // without the code the row can still be swiped
    import('./SliderMotion.tsx').then(setCode, () => {})
  }, [])
  const report = useCallback((shown: number) => {
    if (shown === reported.current) return
    reported.current = shown
    latest.current?.(shown)
  }, [])
  const onChange = useCallback(
    (next: Heavy.SliderPlace) => {
      const now = focused()
      const at = next.api.slideNodes().findIndex(slide => slide.contains(now))
      if (at >= 0 && !next.inView.includes(at))
        viewport.current?.closest<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
      // a browser that loads pictures late does not always see that one has come into the row
      for (const i of next.inView)
        for (const image of next.api.slideNodes()[i]?.querySelectorAll('img') ?? []) image.loading = 'eager'
      api.current = next.api
      setPlace(next)
      report(next.at)
    },
    [report],
  )

  function go(step: 1 | -1) {
    if (api.current) return step > 0 ? api.current.scrollNext() : api.current.scrollPrev()
    const slides = [...(viewport.current?.firstElementChild?.children ?? [])]
    const left = (n: number) => slides[n]?.getBoundingClientRect().left ?? 0
    const to = ((swipedTo(viewport.current) || start) + step + slides.length) % slides.length
    // at once: the code on its way starts where the row stands
    viewport.current?.scrollTo({ left: left(to) - left(0), behavior: 'instant' })
  }

  useEffect(() => {
    latest.current = onIndexChange
  })
  // also while one slide is left, which nothing moves
  useEffect(() => code?.keepControl(viewport.current), [code])
  useEffect(() => {
    if (isControlled || start > 0) load()
  }, [isControlled, start, load])
  useEffect(() => {
    if (wanted === undefined) return
    reported.current = wanted
    if (place && place.at !== wanted) place.api.scrollTo(wanted)
  }, [place, wanted])

  return {
    viewport,
    place,
    load,
    go,
    report,
    row: { ref: viewport, tabIndex: place ? -1 : 0 },
    keys: {
      tabIndex: place ? 0 : undefined,
      onKeyDown: composeEventHandlers(onKeyDown, (event: KeyboardEvent<HTMLElement>) => {
        if (!event.altKey && !isTyping(event.target)) place?.moveByKey(event)
      }),
    },
    motion: code && <code.SliderMotion viewport={viewport} ids={ids} startIndex={start} onChange={onChange} />,
  }
}

/** What each of several nodes is known by: its own key, or else its place. */
export const idsOf = (nodes: readonly ReactNode[]) =>
  nodes.map((node, i) => (isValidElement(node) && node.key !== null ? node.key : `.${i}`))

/** In a field arrows move in what is written, or choose. */
function isTyping(target: EventTarget) {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null
}
