import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Reader } from './reader.ts'

type FrameProps = {
  /** Id of the story. */
  id: string
  name: string
  reader: Partial<Reader>
  /** Of the window it stands in, in CSS pixels. A shorter story has a shorter frame. */
  width?: number
  height?: number
}

/**
 * A story in a window of its own width, made smaller to fit the docs page: media queries, overlays and fixed parts behave as on
 * a page of that width. It shrinks to its left top corner, so its box begins there in every direction. `data-quiet` keeps its focus
 * from scrolling the docs page (reader.ts).
 */
export function Frame({ id, name, reader, width = 1280, height = 480 }: FrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [scale, setScale] = useState(1)
  const [needed, setNeeded] = useState(height)
  useLayoutEffect(() => {
    if (!box.current) return
    const fit = new ResizeObserver(([entry]) => setScale(Math.min(1, (entry?.contentRect.width ?? width) / width)))
    fit.observe(box.current)
    return () => fit.disconnect()
  }, [width])
  useEffect(() => {
    if (!frame.current) return
    return watchHeight(frame.current, story => setNeeded(Math.min(height, story)))
  }, [height])
  const globals = (['theme', 'language', 'direction', 'text', 'density', 'motion'] as const)
    .filter(key => reader[key])
    .map(key => `${key}:${reader[key]}`)
    .join(';')
  return (
    <div
      className="sb-unstyled my-6 overflow-hidden rounded-md border border-line"
      style={{ maxInlineSize: width + 2 }} // with its border
    >
      <div ref={box} dir="ltr" style={{ blockSize: needed * scale }}>
        <iframe
          ref={frame}
          key={globals}
          data-quiet
          title={name}
          loading="lazy"
          src={`iframe.html?id=${id}&viewMode=story&globals=${globals}`}
          style={{
            inlineSize: width,
            blockSize: height,
            border: 0,
            transform: `scale(${scale})`,
            transformOrigin: 'top left',
          }}
        />
      </div>
    </div>
  )
}

/**
 * Reports how far down the story in a frame reaches, whenever it changes. The window in the frame keeps its size: a
 * dialog stays where it is.
 */
function watchHeight(frame: HTMLIFrameElement, report: (height: number) => void) {
  let watcher: ResizeObserver | undefined
  const start = () => {
    const story = frame.contentDocument?.getElementById('storybook-root')
    if (!story) return
    watcher?.disconnect()
    watcher = new ResizeObserver(() => report(heightOf(story)))
    watcher.observe(story)
  }
  start()
  frame.addEventListener('load', start)
  return () => {
    frame.removeEventListener('load', start)
    watcher?.disconnect()
  }
}

/** With its padding; without end where something lies above the page, such as a dialog or a bar at the edge of the window. */
function heightOf(story: HTMLElement) {
  const all = Array.from(story.ownerDocument.querySelectorAll('body *')).filter(element => element.checkVisibility())
  const isAbove = all.some(element => /fixed|sticky/.test(getComputedStyle(element).position))
  const bottom = Math.max(...all.map(element => element.getBoundingClientRect().bottom))
  return isAbove || bottom < 24 ? Infinity : bottom + 24
}
