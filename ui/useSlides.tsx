import { useCallback, useRef, useState } from 'react'
import type * as Heavy from './SliderMotion.tsx'

/**
 * A row of slides that SliderMotion moves once its code is there: call `load` when it is wanted, and render `motion` beside `viewport`.
 * Until then `place` is undefined, and the row can be swiped.
 */
export function useSlides() {
  const viewport = useRef<HTMLDivElement>(null)
  const [Motion, setMotion] = useState<typeof Heavy.SliderMotion>()
  const [place, setPlace] = useState<Heavy.SliderPlace>()
  const load = useCallback(() => {
    // without the code the row can still be swiped
    import('./SliderMotion.tsx').then(
      part => setMotion(() => part.SliderMotion),
      () => {},
    )
  }, [])
  const onChange = useCallback((next: Heavy.SliderPlace) => {
    const focused = next.api.slideNodes().findIndex(slide => slide.contains(document.activeElement))
    if (focused >= 0 && !next.inView.includes(focused)) viewport.current?.focus({ preventScroll: true })
    setPlace(next)
  }, [])
  return { viewport, place, load, motion: Motion && <Motion viewport={viewport} onChange={onChange} /> }
}
