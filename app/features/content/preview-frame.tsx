import { useEffect, useRef } from 'react'

export type Device = keyof typeof devices

/** The window of each device in CSS pixels; the box around it has the same shape, smaller where there is no room. */
const devices = {
  phone: { width: 360, frame: 'w-[360px] h-[720px]', box: 'w-[360px] h-[calc(720px*var(--scale,1))]' },
  desk: { width: 1280, frame: 'w-[1280px] h-[800px]', box: 'w-[1280px] h-[calc(800px*var(--scale,1))]' },
}

/** A page of ours as it looks on a device, scaled to the room there is. */
export function PreviewFrame({ title, src, device }: { title: string; src: string; device: Device }) {
  const box = useRef<HTMLDivElement>(null)
  const { width, frame, box: size } = devices[device]
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) box.current?.style.setProperty('--scale', String(entry.contentRect.width / width))
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [width])
  return (
    <div className="overflow-hidden rounded-lg border border-edge bg-sunken sm:p-6">
      <div ref={box} className={`mx-auto max-w-full overflow-hidden bg-paper sm:shadow-lifted ${size}`}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours: a sandbox with its scripts protects from nothing */}
        <iframe title={title} src={src} className={`origin-top-left scale-(--scale) ${frame}`} />
      </div>
    </div>
  )
}
