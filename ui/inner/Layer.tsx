'use client'

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { densityLook, type Density } from './density.ts'
import { directionOf, watchReading } from './reading.ts'

type LayerProps = {
  /** What lies above the page. */
  children: ReactNode
}
type Place = { container: Element | ShadowRoot; theme?: string; dir: 'ltr' | 'rtl'; lang?: string; density?: Density }

/**
 * The one way above the page: its children stand at the end of the modal that it is in, or else of the body or the
 * shadow root, where nothing cuts them off, with the theme, direction, language and density of its place. Rendered
 * while open only; internal. docs/decisions/0264 says why.
 */
export function Layer({ children }: LayerProps) {
  const mark = useRef<HTMLSpanElement>(null)
  const [place, setPlace] = useState<Place>()
  useLayoutEffect(() => {
    const here = mark.current
    return here ? watchReading(here, () => setPlace(placeOf(here))) : undefined
  }, [])
  return (
    <>
      <span ref={mark} hidden />
      {place &&
        createPortal(
          <div
            data-slot="layer"
            data-theme={place.theme}
            dir={place.dir}
            lang={place.lang}
            data-density={place.density}
            className={densityLook({ density: place.density, className: 'contents' })}
          >
            {children}
          </div>,
          place.container,
        )}
    </>
  )
}

function placeOf(element: Element): Place {
  const root = element.getRootNode()
  const from = (name: string) => element.closest(`[${name}]`)?.getAttribute(name) ?? undefined
  return {
    container: element.closest('[data-modal]') ?? (root instanceof ShadowRoot ? root : element.ownerDocument.body),
    theme: from('data-theme'),
    dir: directionOf(element),
    lang: from('lang'),
    density: from('data-density') === 'compact' ? 'compact' : undefined,
  }
}
