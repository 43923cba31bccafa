import { createElement, useEffect, useState, type ReactNode } from 'react'

/** The frame of a story that has a width of its own, and what the manager leaves around it. */
const FRAME = '[data-scale]'
const AROUND = 24
/** Below this what is in a phone cannot be read: the canvas is scrolled instead. */
const LEAST = 0.6

/**
 * Makes the frame of a story that is wider than the canvas as much smaller as it has to be: its page keeps its width, nothing is scrolled
 * sideways. One that is higher than wide, as phones are, keeps its height as well; a desk is as high as there is room.
 */
export function Fit({ children }: { children?: ReactNode }) {
  const [canvas, setCanvas] = useState<HTMLDivElement | null>(null)
  useEffect(() => {
    if (!canvas) return
    const fit = () => {
      for (const frame of canvas.querySelectorAll<HTMLElement>(FRAME))
        fitIn(frame, canvas.clientWidth - AROUND, roomBelow(frame, canvas))
    }
    const sizes = new ResizeObserver(fit)
    sizes.observe(canvas)
    // a new frame, or another width of this one
    const changes = new MutationObserver(fit)
    changes.observe(canvas, { subtree: true, childList: true, attributeFilter: ['style'] })
    fit()
    return () => {
      sizes.disconnect()
      changes.disconnect()
    }
  }, [canvas])
  return createElement('div', { ref: setCanvas, style: { width: '100%', height: '100%' } }, children)
}

function fitIn(frame: HTMLElement, room: number, below: number) {
  const isPage = frame.style.width === '100%'
  const [wide, high] = [lengthOf(frame.style.width), lengthOf(frame.style.height)]
  const isHigh = !isPage && high > wide
  write(frame, 'minHeight', isHigh ? `${high}px` : '')
  const { offsetWidth: width, offsetHeight: height, parentElement: around } = frame
  const most = isHigh ? Math.min(room / width, Math.max(LEAST, below / height)) : room / width
  const scale = isPage ? 1 : Math.min(1, Math.floor(most * 1000) / 1000) // as CSS writes it
  const saved = (length: number) => (scale < 1 ? `${Math.round(length * (scale - 1))}px` : '')
  write(frame, 'transform', scale < 1 ? `scale(${scale})` : '')
  write(frame, 'transformOrigin', scale < 1 ? 'left top' : '')
  write(frame, 'marginRight', saved(width))
  write(frame, 'marginBottom', saved(height))
  if (around) write(around, 'paddingInline', isPage ? '' : `${AROUND / 2}px`)
}

/** From where the frame begins, below the size of its window. */
const roomBelow = (frame: HTMLElement, canvas: HTMLElement) =>
  canvas.getBoundingClientRect().bottom - frame.getBoundingClientRect().top - AROUND / 2

/** The pixels in a length such as `calc(740px)`. */
const lengthOf = (length: string) => Number(/([\d.]+)px/.exec(length)?.[1] ?? 0)

/** What is written calls the observer again: nothing is written twice. */
function write(
  { style }: HTMLElement,
  name: 'transform' | 'transformOrigin' | 'marginRight' | 'marginBottom' | 'minHeight' | 'paddingInline',
  value: string,
) {
  if (style[name] !== value) style[name] = value
}
