import { cx } from 'class-variance-authority'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { gutter } from './Section.tsx'
import { useHydrated } from './useHydrated.ts'

type CarouselProps = ComponentProps<'section'> & {
  label: string
  /** Pictures; each fills the frame. */
  slides: ReactNode[]
  words: { roleDescription: string; previous: string; next: string; position(n: number, of: number): string }
}

// later pictures load at the first interaction; without scripts all load at once
const laterPictures = '[@media(scripting:enabled)]:[&_img]:hidden'

/**
 * The hero of the home page: text (children) beside a few pictures to browse. It never moves by itself.
 * Swipe, the buttons, or the arrow keys when the pictures have the focus. Once on a page; cards belong in a Slider.
 */
export function Carousel({ label, slides, words, className, children, ...props }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const [at, setAt] = useState(0)
  const [isWanted, setWanted] = useState(false)

  const want = () => setWanted(true)

  function go(to: number) {
    const pictures = [...(track.current?.children ?? [])] as HTMLElement[]
    const [first, next] = [pictures[0], pictures[(to + slides.length) % slides.length]]
    if (first && next) track.current?.scrollTo({ left: next.offsetLeft - first.offsetLeft })
  }
  function onScroll() {
    const box = track.current
    if (box) setAt(Math.min(slides.length - 1, Math.round(Math.abs(box.scrollLeft) / box.clientWidth)))
  }

  return (
    <section
      data-slot="carousel"
      aria-roledescription={words.roleDescription}
      aria-label={label}
      className={cx('relative isolate bg-deep text-on-deep', className)}
      {...props}
    >
      <div role="presentation" onPointerEnter={want} onTouchStart={want} onFocus={want} className="relative">
        <div
          ref={track}
          role="group"
          aria-label={label}
          tabIndex={0}
          onScroll={onScroll}
          className="flex aspect-4/3 max-h-[70svh] w-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:rounded-none focus-visible:-outline-offset-6 focus-visible:outline-on-deep motion-safe:scroll-smooth sm:aspect-16/9 lg:aspect-21/9 lg:min-h-152 lg:[&:lang(bn)]:min-h-156"
        >
          {slides.map((slide, i) => (
            <div
              key={i}
              role="group"
              aria-label={words.position(i + 1, slides.length)}
              inert={hydrated && i !== at}
              className={cx(
                'size-full shrink-0 snap-start snap-always *:size-full',
                i > 0 && !isWanted && laterPictures,
              )}
            >
              {slide}
            </div>
          ))}
        </div>
        {slides.length > 1 && (
          <div
            className={cx(
              'absolute end-4 bottom-4 flex items-center gap-1 rounded-full border border-line bg-surface p-1 text-ink shadow-soft sm:end-6 sm:bottom-6 lg:end-[max(2rem,calc((100%-75rem)/2))]',
              !hydrated && 'invisible',
            )}
          >
            <IconButton aria-label={words.previous} onClick={() => go(at - 1)}>
              <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
            </IconButton>
            <p aria-live="polite" className="min-w-14 text-center text-sm font-semibold tabular-nums">
              {words.position(at + 1, slides.length)}
            </p>
            <IconButton aria-label={words.next} onClick={() => go(at + 1)}>
              <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
            </IconButton>
          </div>
        )}
      </div>
      {children && (
        <div className={cx('pointer-events-none lg:absolute lg:inset-0 lg:flex lg:items-end lg:pb-12', gutter)}>
          <div className="pointer-events-auto py-8 sm:py-10 lg:max-w-140 lg:rounded-lg lg:bg-deep lg:p-10 [&_:focus-visible]:outline-on-deep">
            {children}
          </div>
        </div>
      )}
    </section>
  )
}
