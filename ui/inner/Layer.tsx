'use client'

import { useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { densityLook, type Density } from './density.ts'
import { nearby, places } from './nearest.ts'
import { directionOf, focused, isFocusLost, watchReading } from './reading.ts'
import { isInToasts } from './toastProps.ts'

type LayerProps = {
  /** What lies above the page. */
  children: ReactNode
  /** Where the focus goes on when it closes, its caller sees to. */
  returnsFocus?: boolean | undefined
}
type Place = { container: Element | ShadowRoot; theme?: string; dir: 'ltr' | 'rtl'; lang?: string; density?: Density }

/**
 * The one way above the page: its children stand at the end of the modal that it is in, or else of the body or the
 * shadow root, where nothing cuts them off, with the theme, direction, language and density of its place. Rendered
 * while open only; internal. docs/decisions/0264 says why.
 */
export function Layer({ children, returnsFocus }: LayerProps) {
  const mark = useRef<HTMLSpanElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place>()
  useLayoutEffect(() => {
    const here = mark.current
    return here ? watchReading(here, () => setPlace(placeOf(here))) : undefined
  }, [])
  useLayoutEffect(() => {
    const here = mark.current
    if (!here || returnsFocus) return
    const { entry, goOn } = nearby(here)
    return () => {
      if (!box.current?.contains(focused()) && focused() !== entry) return
      // of what is closed alone, what opened it has the focus
      queueMicrotask(() => !entry?.isConnected && isFocusLost() && goOn())
    }
  }, [returnsFocus])
  return (
    <>
      <span ref={mark} data-slot="layer-place" hidden />
      {place &&
        createPortal(
          <div
            ref={layer => {
              box.current = layer
              if (layer && mark.current) places.set(layer, mark.current)
            }}
            data-slot="layer"
            data-theme={place.theme}
            dir={place.dir}
            lang={place.lang}
            data-density={place.density}
            {...staysInside}
            className={densityLook({ density: place.density, className: 'contents' })}
          >
            {children}
          </div>,
          place.container,
        )}
    </>
  )
}

/**
 * React hands events on to what rendered a layer: a key in a menu would move the slider that the menu was opened from. The
 * page itself hears them, as that is how a press beside something closes it.
 */
function end(event: SyntheticEvent) {
  event.isPropagationStopped = () => true
}
/** What React hands on, which is all but what scrolls, enters and leaves. */
const HANDED_ON =
  'Abort AnimationEnd AnimationIteration AnimationStart AuxClick BeforeInput BeforeToggle Cancel CanPlay CanPlayThrough Change Click Close CompositionEnd CompositionStart CompositionUpdate ContextMenu Copy Cut DoubleClick Drag DragEnd DragEnter DragExit DragLeave DragOver DragStart Drop DurationChange Emptied Encrypted Ended Error Focus GotPointerCapture Input Invalid KeyDown KeyPress KeyUp Load LoadedData LoadedMetadata LoadStart LostPointerCapture MouseDown MouseMove MouseOut MouseOver MouseUp Paste Pause Play Playing PointerCancel PointerDown PointerMove PointerOut PointerOver PointerUp Progress RateChange Reset Resize Seeked Seeking Select Stalled Submit Suspend TimeUpdate Toggle TouchCancel TouchEnd TouchMove TouchStart TransitionCancel TransitionEnd TransitionRun TransitionStart VolumeChange Waiting Wheel'
const staysInside = {
  ...Object.fromEntries(HANDED_ON.split(' ').map(name => [`on${name}`, end])),
  onBlur(event: FocusEvent) {
    // a modal of Radix would take the focus back
    if (isInToasts(event.relatedTarget)) event.stopPropagation()
    end(event)
  },
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
