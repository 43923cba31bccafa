import { cva, type VariantProps } from 'class-variance-authority'
import { useRef, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import type { Lightbox as LightboxPart, LightboxPicture, LightboxWords } from './Lightbox.tsx'

const list = cva('grid grid-cols-1', {
  variants: {
    columns: {
      two: 'gap-4 min-[40rem]:grid-cols-2 sm:gap-6',
      three: 'gap-x-6 gap-y-10 min-[40rem]:grid-cols-2 lg:grid-cols-3',
    },
  },
  defaultVariants: { columns: 'two' },
})

type GalleryPicture = LightboxPicture & {
  thumb: ReactNode
  /** The address of the picture itself: there its link leads where no script runs. */
  href: string
}

type GalleryProps = Omit<ComponentProps<'ul'>, 'children'> &
  VariantProps<typeof list> & {
    label: string
    pictures: GalleryPicture[]
    words: LightboxWords & { open(n: number): string }
  }

const loadLightbox = () => import('./Lightbox.tsx')

/** Pictures in two or three columns, each a link to itself; pressed they open large, and focus comes back on closing. All that loads only then. */
export function Gallery({ label, pictures, words, columns, className, ...props }: GalleryProps) {
  const [Lightbox, setLightbox] = useState<typeof LightboxPart>()
  const [index, setIndex] = useState<number>()
  const opener = useRef<HTMLAnchorElement>(null)

  async function open(event: MouseEvent<HTMLAnchorElement>, at: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const pressed = event.currentTarget
    opener.current = pressed
    try {
      const part = await loadLightbox()
      setLightbox(() => part.Lightbox)
      setIndex(at)
    } catch {
      location.assign(pressed.href) // offline
    }
  }
  function close() {
    setIndex(undefined)
    opener.current?.focus()
  }
  return (
    <>
      <ul data-slot="gallery" aria-label={label} className={list({ columns, className })} {...props}>
        {pictures.map(({ id, href, thumb, alt, caption }, i) => (
          <li key={id} className="min-w-0">
            <figure>
              <a
                href={href}
                aria-haspopup="dialog"
                aria-label={[words.open(i + 1), alt].filter(Boolean).join(', ')}
                onClick={event => open(event, i)}
                onPointerEnter={loadEarly}
                onFocus={loadEarly}
                className="block w-full cursor-zoom-in overflow-hidden rounded-lg border border-line bg-sunken transition-[box-shadow,border-color] duration-200 hover:border-edge hover:shadow-lifted focus-visible:rounded-lg *:aspect-3/2 *:w-full"
              >
                {thumb}
              </a>
              {caption?.children && <figcaption className="mt-3 text-sm text-muted wrap-anywhere" {...caption} />}
            </figure>
          </li>
        ))}
      </ul>
      {Lightbox && index !== undefined && (
        <Lightbox label={label} pictures={pictures} index={index} words={words} onMove={setIndex} onClose={close} />
      )}
    </>
  )
}

function loadEarly() {
  loadLightbox().catch(() => {}) // tried again when it is pressed
}
