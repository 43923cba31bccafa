import { cva, cx, type VariantProps } from 'class-variance-authority'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { useSlides } from './useSlides.tsx'

type SliderProps = Omit<ComponentProps<'section'>, 'children'> &
  VariantProps<typeof slideLook> & {
    label: string
    slides: ReactNode[]
    words: {
      roleDescription: string
      previous: string
      next: string
      goTo(n: number): string
      slide(n: number, of: number): string
    }
  }

/**
 * An endless row of cards, three at a time, fewer on narrow windows: buttons, dots, swipe, and arrow keys with the focus in
 * it. Without scripts a row to swipe. Not for what must be read: hidden slides cannot be reached by keyboard or screen reader.
 */
export function Slider({ label, slides, words, variant, className, ...props }: SliderProps) {
  const root = useRef<HTMLElement>(null)
  const { viewport, place, load, motion } = useSlides()
  useWhenNear(root, load)

  if (!slides.length) return null
  return (
    <section
      ref={root}
      data-slot="slider"
      aria-roledescription={words.roleDescription}
      aria-label={label}
      className={cx('min-w-0', className)}
      {...props}
    >
      {motion}
      <div
        ref={viewport}
        role="group"
        aria-label={label}
        tabIndex={0}
        className={cx(
          '-m-2 p-2 [scrollbar-width:none] focus-visible:rounded-lg focus-visible:-outline-offset-3',
          place ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto',
        )}
      >
        <div className="-ms-4 flex touch-pan-y sm:-ms-6">
          {slides.map((slide, i) => (
            <div
              key={i}
              role="group"
              aria-label={words.slide(i + 1, slides.length)}
              inert={place && !place.inView.includes(i)}
              className={slideLook({ variant })}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className={controls({ variant, count: count(slides.length), ready: !!place })}>
        <IconButton variant="surface" aria-label={words.previous} onClick={() => place?.api.scrollPrev()}>
          <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
        </IconButton>
        <div className="flex flex-wrap justify-center max-sm:order-first max-sm:basis-full">
          {Array.from({ length: place?.dots ?? slides.length }, (_, i) => (
            <button
              key={i}
              type="button"
              aria-label={words.goTo(i + 1)}
              aria-current={i === (place?.at ?? 0)}
              onClick={() => place?.api.scrollTo(i)}
              className={dot}
            />
          ))}
        </div>
        <IconButton variant="surface" aria-label={words.next} onClick={() => place?.api.scrollNext()}>
          <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
        </IconButton>
      </div>
      <p aria-live="polite" className="sr-only">
        {place?.moved ? words.slide(place.at + 1, slides.length) : ''}
      </p>
    </section>
  )
}

function useWhenNear(target: { current: Element | null }, near: () => void) {
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        observer.disconnect()
        near()
      },
      { rootMargin: '400px' },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target, near])
}

// whole pixels: rounded down, the visible slides would not fill the row, and one more could not wrap around
const slideLook = cva('shrink-0 grow-0 snap-start -scroll-ms-2 ps-4 *:h-full sm:-scroll-ms-4 sm:ps-6', {
  variants: {
    variant: {
      partners: 'min-w-[round(up,33.3333%,1px)] basis-1/3 max-[48.0625rem]:min-w-0 max-[48.0625rem]:basis-full',
      news: 'min-w-[round(up,33.3333%,1px)] basis-1/3 max-lg:min-w-[round(up,50%,1px)] max-lg:basis-1/2 max-md:min-w-0 max-md:basis-full',
    },
  },
  defaultVariants: { variant: 'news' },
})

const dot = cx(
  'grid h-11 w-11 cursor-pointer place-items-center rounded-full focus-visible:rounded-full focus-visible:-outline-offset-3 pointer-fine:w-7',
  'before:size-2.5 before:rounded-full before:border-2 before:border-edge before:transition-colors hover:before:border-brand aria-[current=true]:before:border-brand aria-[current=true]:before:bg-brand',
)

const controls = cva('mt-6 flex flex-wrap items-center justify-center gap-x-3', {
  variants: {
    variant: { partners: '', news: '' },
    count: { one: 'hidden', two: '', three: '', many: '' },
    ready: { true: '', false: 'invisible' },
  },
  compoundVariants: [
    { variant: 'partners', count: ['two', 'three'], class: 'min-[48.0625rem]:hidden' },
    { variant: 'news', count: 'two', class: 'md:hidden' },
    { variant: 'news', count: 'three', class: 'lg:hidden' },
  ],
  defaultVariants: { variant: 'news' },
})

function count(slides: number) {
  return ([undefined, 'one', 'two', 'three'] as const)[slides] ?? 'many'
}
