import { createElement, useEffect, useState, type ReactNode } from 'react'

/** The frame of a story that has a width of its own, and what the manager leaves around it. */
const FRAME = '[data-scale]'
const AROUND = 24

/** Makes the frame of a story that is wider than the canvas as much smaller as it has to be: its page keeps its width, nothing is scrolled sideways. */
export function Fit({ children }: { children?: ReactNode }) {
  const [canvas, setCanvas] = useState<HTMLDivElement | null>(null)
  useEffect(() => {
    if (!canvas) return
    const fit = () => {
      for (const frame of canvas.querySelectorAll<HTMLElement>(FRAME)) fitIn(frame, canvas.clientWidth - AROUND)
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

function fitIn(frame: HTMLElement, room: number) {
  const { offsetWidth: width, offsetHeight: height, style, parentElement } = frame
  const isPage = style.width === '100%'
  const scale = isPage ? 1 : Math.min(1, room / width)
  const next = {
    transform: scale < 1 ? `scale(${scale})` : '',
    transformOrigin: '0 0',
    marginRight: scale < 1 ? `${width * (scale - 1)}px` : '',
    marginBottom: scale < 1 ? `${height * (scale - 1)}px` : '',
  }
  // each change calls again: nothing is written twice
  for (const [name, value] of Object.entries(next) as [keyof typeof next, string][])
    if (style[name] !== value && !(name === 'transformOrigin' && style.transformOrigin)) style[name] = value
  if (!isPage && parentElement && parentElement.style.paddingInline !== `${AROUND / 2}px`)
    parentElement.style.paddingInline = `${AROUND / 2}px`
  else if (isPage && parentElement?.style.paddingInline) parentElement.style.paddingInline = ''
}
