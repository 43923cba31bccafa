import { cx } from 'class-variance-authority'
import { Map as MapIcon } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from './Button.tsx'

type MapFrameProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Name of the foreign map, for screen readers. */
  title: string
  /** Address of the foreign map. */
  src: string
  /** Our own drawing of the place; fills the frame. */
  picture: ReactNode
  showLabel: ReactNode
  /** What the button sends to whom. */
  note?: ReactNode
}

/** Where we are: our own drawing, and the foreign map only once asked for, so that nobody's visit is told to others. Address and directions are the children. */
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

// a map needs its own storage; on a foreign origin that opens nothing of ours
const permissions = 'allow-scripts allow-same-origin allow-popups'
