import { cx } from 'class-variance-authority'
import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Lightbox, type LightboxWords } from './Lightbox.tsx'

type GalleryProps = Omit<ComponentProps<'ul'>, 'children'> & {
  label: string
  pictures: { id: string; thumb: ReactNode; large: ReactNode; alt: string }[]
  words: LightboxWords & { open(n: number): string }
}

/** Pictures in two columns; pressed (or Enter) they open large, and focus comes back on closing. The large files load only then. */
export function Gallery({ label, pictures, words, className, ...props }: GalleryProps) {
  const [index, setIndex] = useState<number>()
  const opener = useRef<HTMLButtonElement>(null)

  function close() {
    setIndex(undefined)
    opener.current?.focus()
  }
  return (
    <>
      <ul
        data-slot="gallery"
        aria-label={label}
        className={cx('grid grid-cols-1 gap-4 min-[40rem]:grid-cols-2 sm:gap-6', className)}
        {...props}
      >
        {pictures.map(({ id, thumb, alt }, i) => (
          <li key={id} className="min-w-0">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={[words.open(i + 1), alt].filter(Boolean).join(', ')}
              onClick={event => {
                opener.current = event.currentTarget
                setIndex(i)
              }}
              className="block w-full cursor-zoom-in overflow-hidden rounded-lg border border-line bg-sunken transition-[box-shadow,border-color] duration-200 hover:border-edge hover:shadow-lifted focus-visible:rounded-lg *:aspect-3/2 *:w-full"
            >
              {thumb}
            </button>
          </li>
        ))}
      </ul>
      {index !== undefined && (
        <Lightbox label={label} pictures={pictures} index={index} words={words} onMove={setIndex} onClose={close} />
      )}
    </>
  )
}
