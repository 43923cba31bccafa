import { useLayoutEffect, useRef, useState } from 'react'
import type { Reader } from './reader.ts'

type FrameProps = {
  /** Id of the story. */
  id: string
  name: string
  reader: Partial<Reader>
  /** Of the window it stands in, in CSS pixels. */
  width?: number
  height?: number
}

/**
 * A story in a window of its own width, made smaller to fit the docs page: media queries, overlays and fixed parts behave as on
 * a page of that width. `data-quiet` keeps its focus from scrolling the docs page (reader.ts).
 */
export function Frame({ id, name, reader, width = 1280, height = 480 }: FrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    if (!box.current) return
    const fit = new ResizeObserver(([entry]) => setScale(Math.min(1, (entry?.contentRect.width ?? width) / width)))
    fit.observe(box.current)
    return () => fit.disconnect()
  }, [width])
  const globals = (['theme', 'language', 'direction', 'text', 'density', 'motion'] as const)
    .filter(key => reader[key])
    .map(key => `${key}:${reader[key]}`)
    .join(';')
  return (
    <div ref={box} style={{ blockSize: height * scale, overflow: 'hidden' }}>
      <iframe
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
  )
}
