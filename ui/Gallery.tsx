'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { useRef, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { keepsFocus, useNearestChoice } from './inner/nearest.ts'
import { PictureWords } from './inner/PictureWords.tsx'
import type { Lightbox as LightboxPart, LightboxPicture, LightboxLabels } from './Lightbox.tsx'

const list = cva('grid grid-cols-1', {
  variants: {
    /** Two or three; `led` is three whose first picture takes the room of four. */
    columns: {
      two: 'gap-4 min-[40rem]:grid-cols-2 sm:gap-6',
      three: 'gap-x-6 gap-y-10 min-[40rem]:grid-cols-2 lg:grid-cols-3',
      led: 'gap-x-6 gap-y-8 min-[40rem]:grid-cols-2 lg:grid-cols-3',
    },
  },
  defaultVariants: { columns: 'two' },
})

type GalleryPicture = LightboxPicture & {
  /** The small picture. */
  thumb: ReactNode
  /** The address of the picture itself: there its link leads where no script runs. */
  href: string
}

type GalleryProps = Omit<ComponentProps<'ul'>, 'children'> &
  VariantProps<typeof list> & {
    /** Names the list for screen readers. */
    label: string
    /** The pictures, in order. */
    pictures: GalleryPicture[]
    /** The texts of its links and of the large picture. */
    labels: LightboxLabels & { open(n: number): string }
  }

const loadLightbox = () => import('./Lightbox.tsx')

/**
 * Pictures in two or three columns, each a link to itself; pressed they open large, and focus comes back on closing. All that loads only
 * then. `led` is three columns whose first picture takes the room of four.
 */
export function Gallery({ label, pictures, labels, columns, className, ref, ...props }: GalleryProps) {
  const both = useComposedRefs(ref, keepLink)
  const [Lightbox, setLightbox] = useState<typeof LightboxPart>()
  const [large, setLarge] = useState<string>()
  if (large !== undefined && pictures.length === 0) setLarge(undefined)
  const ids = pictures.map(({ id }) => id)
  const shown = useNearestChoice(large === undefined ? [] : ids, large, setLarge) ?? ''
  const opener = useRef<HTMLAnchorElement>(null)

  async function open(event: MouseEvent<HTMLAnchorElement>, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const pressed = event.currentTarget
    opener.current = pressed
    try {
      const part = await loadLightbox()
      setLightbox(() => part.Lightbox)
      setLarge(id)
    } catch {
      location.assign(pressed.href) // offline
    }
  }
  const isLarge = (at: number) => columns === 'led' && at === 0
  return (
    <>
      <ul ref={both} data-slot="gallery" aria-label={label} className={list({ columns, className })} {...props}>
        {pictures.map(({ id, href, thumb, alt, caption, note }, i) => (
          <li key={id} className={cx('min-w-0', isLarge(i) && 'lg:col-span-2 lg:row-span-2')}>
            <figure className={cx(isLarge(i) && 'lg:flex lg:h-full lg:flex-col')}>
              <a
                href={href}
                aria-haspopup="dialog"
                aria-label={[labels.open(i + 1), alt].filter(Boolean).join(', ')}
                onClick={event => open(event, id)}
                onPointerEnter={loadEarly}
                onFocus={loadEarly}
                className={cx(frame, isLarge(i) && 'lg:grow lg:*:aspect-auto lg:*:h-full')}
              >
                {thumb}
              </a>
              {(caption?.children || note) && (
                <figcaption className="mt-3 text-sm text-muted wrap-anywhere">
                  <PictureWords caption={caption} note={note} />
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {Lightbox && large !== undefined && (
        <Lightbox
          open
          label={label}
          pictures={pictures}
          index={ids.indexOf(shown)}
          labels={labels}
          onIndexChange={at => setLarge(ids[at])}
          onOpenChange={() => setLarge(undefined)}
          focusAfter={() => (opener.current?.isConnected ? opener.current : undefined)}
        />
      )}
    </>
  )
}

const keepLink = keepsFocus('a')

const frame =
  'block w-full cursor-zoom-in overflow-hidden rounded-lg border border-line bg-sunken transition-[box-shadow,border-color] duration-200 hover:border-edge hover:shadow-lifted active:border-brand active:shadow-none focus-visible:rounded-lg *:aspect-3/2 *:w-full'

function loadEarly() {
  loadLightbox().catch(() => {}) // tried again when it is pressed
}
