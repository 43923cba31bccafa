import { cva, type VariantProps } from 'class-variance-authority'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'

const image = cva('block size-full', {
  variants: { fit: { cover: 'object-cover', contain: 'object-contain' } },
  defaultVariants: { fit: 'cover' },
})

type PictureProps = Omit<ComponentProps<'img'>, 'width' | 'height' | 'alt'> &
  VariantProps<typeof image> & {
    sources?: { type: string; srcSet: string }[]
    width: number
    height: number
    alt: string
    /** The point that a crop shows, `X Y` in percent in steps of 5; the centre without it. */
    focus?: string | undefined
    /** The same for windows wider than a phone's. */
    wideFocus?: string | undefined
    /** Shown in the same box when the file cannot be loaded. */
    fallback?: ReactNode
  }

/** A picture in modern formats that keeps its box while loading and when it fails. `className` goes to the box, all other props to the <img>. */
export function Picture({
  sources = [],
  sizes,
  width,
  height,
  alt,
  fit,
  focus,
  wideFocus,
  fallback,
  loading = 'lazy',
  className,
  onError,
  ...props
}: PictureProps) {
  const root = useRef<HTMLPictureElement>(null)
  const [x, y] = focus?.split(' ') ?? []
  const [wideX, wideY] = wideFocus?.split(' ') ?? []
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    // on a server-rendered page the file may have failed before React listened
    const img = root.current?.querySelector('img')
    if (img?.complete && img.currentSrc && !img.naturalWidth) setFailed(true)
  }, [])
  return (
    <picture
      ref={root}
      data-slot="picture"
      className={box({ className: [x && `f-${x}`, wideX && `sm:f-${wideX}`, className] })}
    >
      {failed ? (
        <>
          <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="block size-full" />
          <span
            role={alt ? 'img' : undefined}
            aria-label={alt || undefined}
            className="absolute inset-0 grid place-content-center-safe overflow-hidden p-3 text-center text-sm leading-snug text-muted"
          >
            {fallback}
          </span>
        </>
      ) : (
        <>
          {sources.map(source => (
            <source key={source.type} sizes={sizes} {...source} />
          ))}
          <img
            width={width}
            height={height}
            alt={alt}
            loading={loading}
            decoding="async"
            sizes={sizes}
            className={image({ fit, className: [y && `f-${y}`, wideY && `sm:f-${wideY}`] })}
            onError={event => {
              setFailed(true)
              onError?.(event)
            }}
            {...props}
          />
        </>
      )}
    </picture>
  )
}

const box = cva('relative block overflow-hidden bg-sunken')
