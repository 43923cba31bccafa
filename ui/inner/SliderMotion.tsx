'use client'

import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { indexAfter, keepsFocus } from './nearest.ts'
import { directionOf, useDirection } from './reading.ts'
import { swipedTo } from './swipedTo.ts'

type Api = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

/** The position of a Slider or the Carousel, and how to move it. */
export type SliderPlace = {
  api: Api
  at: number
  dots: number
  inView: number[]
  moved: boolean
  moveByKey: (event: KeyboardEvent) => void
}

type SliderMotionProps = {
  /** The part of the row that shows. */
  viewport: RefObject<HTMLElement | null>
  /** What each slide is known by, in their order. */
  ids: readonly string[]
  /** The slide to start with where nobody has swiped yet. */
  startIndex: number
  /** Called at first and whenever another slide is chosen. */
  onChange: (place: SliderPlace) => void
}

/** The focus goes on in a row whose slides go. */
export const keepControl = keepsFocus()

/** Moves the row of a Slider or the Carousel, in a chunk of its own because of its size. See useSlides. */
export function SliderMotion({ viewport, ids, startIndex, onChange }: SliderMotionProps) {
  const [options] = useState(() => ({
    loop: true,
    align: 'start' as const,
    // a spring's parameter, not milliseconds: 20 ends after half a second
    duration: 20,
    // it would move the row at every Tab between visible slides
    watchFocus: false,
    direction: viewport.current ? directionOf(viewport.current) : ('ltr' as const),
    startIndex,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  }))
  const [attach, api] = useEmblaCarousel(options)
  const direction = useDirection(viewport)

  useEffect(() => attach(viewport.current), [attach, viewport])
  useEffect(() => {
    if (api && api.internalEngine().options.direction !== direction) api.reInit({ direction })
  }, [api, direction])

  const known = ids.join('\n')
  const before = useRef(known)
  useLayoutEffect(() => {
    const [was, now] = [before.current.split('\n'), known.split('\n')]
    before.current = known
    // before Embla sees by itself that the row has changed: it would stay at the number
    if (was.join() !== now.join()) api?.reInit({ startIndex: indexAfter(was, api.selectedScrollSnap(), now) })
  }, [api, known])

  useLayoutEffect(() => {
    if (!api) return
    const tell = () => onChange(place(api))
    const swiped = swipedTo(api.rootNode())
    api.rootNode().scrollTo({ left: 0, behavior: 'instant' })
    if (swiped) api.scrollTo(swiped, true)
    tell()
    api.on('select', tell).on('reInit', tell)
    return () => {
      api.off('select', tell).off('reInit', tell)
    }
  }, [api, onChange])
  return null
}

function place(api: Api): SliderPlace {
  const slides = api.slideNodes()
  const at = api.selectedScrollSnap()
  const fit = Math.round(
    api.containerNode().getBoundingClientRect().width / (slides[0]?.getBoundingClientRect().width || 1),
  )
  const snaps = api.scrollSnapList().length
  const first = snaps === slides.length ? at : Math.min(at, slides.length - fit)
  const inView = slides.map((_, i) => i).filter(i => (i - first + slides.length) % slides.length < fit)
  return {
    api,
    at,
    dots: snaps,
    inView,
    moved: api.previousScrollSnap() !== at,
    moveByKey: event => moveByKey(api, event),
  }
}

function moveByKey(api: Api, event: KeyboardEvent) {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  event.preventDefault()
  const forward = directionOf(api.rootNode()) === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (event.key === forward) api.scrollNext()
  else api.scrollPrev()
}
