'use client'

import { cva, type VariantProps } from 'class-variance-authority'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'

const image = cva('block size-full', {
  variants: {
    /** Fills its box, or is shown whole. */
    fit: { cover: 'object-cover', contain: 'object-contain' },
  },
  defaultVariants: { fit: 'cover' },
})

type PictureProps = Omit<ComponentProps<'img'>, 'width' | 'height' | 'alt'> &
  VariantProps<typeof image> & {
    /** The same picture in modern formats, the best first. */
    sources?: { type: string; srcSet: string }[] | undefined
    /** Of the file in pixels: keeps the box while it loads. */
    width: number
    /** Of the file in pixels. */
    height: number
    /** What it shows; empty where the words beside it say the same. */
    alt: string
    /** The point that a crop shows, `X Y` in percent in steps of 5; the centre without it. */
    focus?: string | undefined
    /** The same for windows wider than a phone's. */
    wideFocus?: string | undefined
    /** A photograph, toned towards the palette; drawings, logos and documents stay as they are. */
    isPhoto?: boolean | undefined
    /** Shown in the same box when the file cannot be loaded. */
    fallback?: ReactNode
  }

/**
 * A picture in modern formats that keeps its box while loading and when it fails. `className` goes to the box, all
 * other props and the ref to the <img>.
 */
export function Picture({
  sources = [],
  sizes,
  width,
  height,
  alt,
  fit,
  focus,
  wideFocus,
  isPhoto,
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
      data-photo={isPhoto || undefined}
      className={box({ fit, className: [x && `f-${x}`, wideX && `sm:f-${wideX}`, className] })}
    >
      {failed ? (
        // long words make the box higher
        <span className="grid size-full *:[grid-area:1/1]">
          <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="block size-full" />
          <span
            role={alt ? 'img' : undefined}
            aria-label={alt || undefined}
            className="grid place-content-center-safe p-3 text-center text-sm leading-snug wrap-anywhere text-muted"
          >
            {fallback}
          </span>
        </span>
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
              onError?.(event)
              setFailed(true)
            }}
            {...props}
          />
        </>
      )}
    </picture>
  )
}

const box = cva('relative block overflow-hidden', {
  variants: {
    /** A ground where a crop is still loading; what is shown whole, such as a flag, stands on the ground of its place. */
    fit: { cover: 'bg-sunken', contain: '' },
  },
  defaultVariants: { fit: 'cover' },
})
