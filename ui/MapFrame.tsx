'use client'

import { cx } from 'class-variance-authority'
import { Map as MapIcon } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from './Button.tsx'

type MapFrameProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Name of the embedded map, for screen readers. */
  title: string
  /** URL of the embedded map. */
  src: string
  /** A drawing of the place; fills the frame. */
  picture: ReactNode
  /** Text of the button that loads the map. */
  showLabel: ReactNode
  /** What pressing the button sends to whom. */
  note?: ReactNode
}

/**
 * Where to find us: a drawing, and another provider's map only after a press, so that no visit is reported to others.
 * Address and directions are the children.
 */
export function MapFrame({ title, src, picture, showLabel, note, className, children, ...props }: MapFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (shown) frame.current?.focus()
  }, [shown])

  return (
    <div
      data-slot="map-frame"
      className={cx('min-w-0 overflow-hidden rounded-lg border border-line bg-surface', className)}
      {...props}
    >
      <div className="relative grid min-h-80 bg-sunken sm:aspect-2/1 sm:min-h-0">
        {shown ? (
          <iframe
            ref={frame}
            title={title}
            src={src}
            loading="lazy"
            referrerPolicy="no-referrer"
            sandbox={permissions}
            className="absolute inset-0 size-full border-0"
          />
        ) : (
          <>
            <div className="absolute inset-0 *:size-full">{picture}</div>
            <div className="relative m-4 max-w-72 self-end rounded-md border border-line bg-surface p-3 shadow-soft sm:m-6">
              <Button variant="secondary" onClick={() => setShown(true)} className="w-full">
                <MapIcon aria-hidden="true" />
                {showLabel}
              </Button>
              {note && <p className="mt-2 text-xs text-muted wrap-anywhere">{note}</p>}
            </div>
          </>
        )}
      </div>
      {children && <div className="border-t border-line p-5 wrap-anywhere sm:p-6">{children}</div>}
    </div>
  )
}

// the map needs storage of its own origin, which gives no access to ours
const permissions = 'allow-scripts allow-same-origin allow-popups'
