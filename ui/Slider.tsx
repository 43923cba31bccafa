'use client'

import { cx } from 'class-variance-authority'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { idsOf, useSlides, type SlideIndex } from './inner/useSlides.tsx'

type Width = 'base' | 'md' | 'aboveMd' | 'lg' | 'xl'

type SliderProps = Omit<ComponentProps<'section'>, 'children'> &
  SlideIndex & {
    /** Names the row for screen readers. */
    label: string
    /** The cards, in order; each with a `key`, where they change. */
    slides: ReactNode[]
    /** How many stand side by side, by the width of the window; `aboveMd` begins one pixel after `md`, at 769. */
    perView?: { [From in Width]?: 1 | 2 | 3 | 4 | undefined } | undefined
    /** The texts of its own controls. */
    labels: {
      roleDescription: string
      previous: string
      next: string
      goTo(n: number): string
      slide(n: number, of: number): string
    }
  }

/**
 * An endless row of cards, as many at a time as `perView` says: buttons, dots (from twelve on a number), swipe, and arrow keys with the
 * focus in it.
 * Without scripts a row to swipe. Not for what must be read: hidden slides cannot be reached by keyboard or screen reader.
 */
export function Slider(props: SliderProps) {
  return props.slides.length > 0 ? <Row {...props} /> : null
}

/** More than these are a number in place of dots. */
const MOST_DOTS = 11

/** Is there only with its slides: those that come later begin as those that are there at first. */
function Row({
  label,
  slides,
  perView = { base: 1, md: 2, lg: 3 },
  labels,
  index,
  defaultIndex,
  onIndexChange,
  className,
  onKeyDown,
  ...props
}: SliderProps) {
  const ids = idsOf(slides)
  const { viewport, row, place, load, go, motion, keys } = useSlides({
    ids,
    index,
    defaultIndex,
    onIndexChange,
    onKeyDown,
  })
  useWhenNear(viewport, load)
  const fits = { base: 1, ...perView }
  const dots = place?.dots ?? slides.length
  const whole = order.find(from => (fits[from] ?? 0) >= slides.length)

  return (
    <section
      data-slot="slider"
      aria-roledescription={labels.roleDescription}
      aria-label={label}
      className={cx(
        'min-w-0 focus-visible:rounded-lg',
        order.map(from => steps[from][(fits[from] ?? 0) - 1]),
        className,
      )}
      {...props}
      {...keys}
    >
      {motion}
      <div
        {...row}
        className={cx(
          '-m-2 p-2 [scrollbar-width:none] focus-visible:rounded-lg focus-visible:-outline-offset-3',
          place ? 'overflow-hidden' : '[scroll-snap-type:x_mandatory] overflow-x-auto',
        )}
      >
        <div className="-ms-4 flex [touch-action:pan-y_pinch-zoom] sm:-ms-6">
          {slides.map((slide, i) => (
            <div
              key={ids[i]}
              role="group"
              aria-label={labels.slide(i + 1, slides.length)}
              inert={place && !place.inView.includes(i)}
              className={slideLook}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {whole !== 'base' && (
        <div
          className={cx('mt-4 flex items-center justify-center gap-x-3', whole && hidden[whole], !place && 'invisible')}
        >
          <IconButton variant="surface" aria-label={labels.previous} onClick={() => go(-1)}>
            <ChevronLeft aria-hidden="true" className="rtl:[scale:-1_1]" />
          </IconButton>
          {dots > MOST_DOTS ? (
            <p aria-hidden className="min-w-14 text-center text-sm font-semibold tabular-nums">
              <bdi>{labels.slide((place?.at ?? 0) + 1, dots)}</bdi>
            </p>
          ) : (
            <div className="flex min-w-0 flex-wrap justify-center">
              {Array.from({ length: dots }, (_, i) => (
                <button
                  key={i}
                  type="button"
                  aria-label={labels.goTo(i + 1)}
                  aria-current={i === (place?.at ?? 0)}
                  onClick={() => place?.api.scrollTo(i)}
                  className={dot}
                />
              ))}
            </div>
          )}
          <IconButton variant="surface" aria-label={labels.next} onClick={() => go(1)}>
            <ChevronRight aria-hidden="true" className="rtl:[scale:-1_1]" />
          </IconButton>
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {place?.moved ? labels.slide(place.at + 1, slides.length) : ''}
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
const slideLook =
  'min-w-[round(up,100%/var(--per-view),1px)] shrink-0 grow-0 basis-[calc(100%/var(--per-view))] snap-start -scroll-ms-2 ps-4 *:h-full sm:-scroll-ms-4 sm:ps-6'

// the number of slides side by side, at each width
const steps = {
  base: ['per-view-1', 'per-view-2', 'per-view-3', 'per-view-4'],
  md: ['md:per-view-1', 'md:per-view-2', 'md:per-view-3', 'md:per-view-4'],
  aboveMd: [
    'min-[48.0625rem]:per-view-1',
    'min-[48.0625rem]:per-view-2',
    'min-[48.0625rem]:per-view-3',
    'min-[48.0625rem]:per-view-4',
  ],
  lg: ['lg:per-view-1', 'lg:per-view-2', 'lg:per-view-3', 'lg:per-view-4'],
  xl: ['xl:per-view-1', 'xl:per-view-2', 'xl:per-view-3', 'xl:per-view-4'],
}
// from the width on at which all slides fit, there is nothing to move
const hidden = {
  md: 'md:hidden',
  aboveMd: 'min-[48.0625rem]:hidden',
  lg: 'lg:hidden',
  xl: 'xl:hidden',
}
const order = Object.keys(steps) as Width[]

const dot = cx(
  'grid h-11 w-7 cursor-pointer place-items-center rounded-full focus-visible:rounded-full focus-visible:-outline-offset-3',
  'before:size-2.5 before:rounded-full before:border-2 before:border-edge before:transition-colors hover:before:border-brand active:before:bg-edge aria-[current=true]:before:border-brand aria-[current=true]:before:bg-brand',
)
