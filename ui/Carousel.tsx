'use client'

import { cx } from 'class-variance-authority'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { IconButton } from './Button.tsx'
import { useHydrated } from './inner/useHydrated.ts'
import { idsOf, useSlides, type SlideIndex } from './inner/useSlides.tsx'
import { withinRange } from './inner/nearest.ts'
import { swipedTo } from './inner/swipedTo.ts'

type CarouselProps = ComponentProps<'section'> &
  SlideIndex & {
    /** Names the pictures for screen readers. */
    label: string
    /**
     * Pictures, each of which fills the frame, and the text of each, which takes as much room as the longest of them; `id`
     * tells them apart where they change.
     */
    slides: { picture: ReactNode; text?: ReactNode; id?: string | undefined }[]
    /** The texts of its own controls. */
    labels: {
      roleDescription: string
      previous: string
      next: string
      pause: string
      play: string
      position(n: number, of: number): string
    }
    /** How long a slide stays before the next one comes, in milliseconds. */
    stay?: number | undefined
  }

// later pictures load at the first interaction; without scripts all load at once
const laterPictures = '[@media(scripting:enabled)]:[&_img]:hidden'

/**
 * The hero of the home page: what stays (children) beside a few pictures, and the text of the one that shows. It goes on by itself until
 * somebody takes over or pauses it, and not at all for people who ask for less movement or less data. Swipe, the buttons, or the arrow
 * keys. Once on a page; cards belong in a Slider.
 */
export function Carousel({
  label,
  slides,
  labels,
  stay = 7000,
  index,
  defaultIndex = 0,
  onIndexChange,
  className,
  children,
  onKeyDown,
  ...props
}: CarouselProps) {
  const inside = useRef<HTMLDivElement>(null)
  const keysOf = idsOf(slides.map(({ picture }) => picture))
  const ids = slides.map(({ id }, i) => id ?? keysOf[i] ?? '')
  const { row, place, load, go, report, motion, keys } = useSlides({
    ids,
    index,
    defaultIndex,
    onIndexChange,
    onKeyDown,
  })
  const hydrated = useHydrated()
  const [swiped, setSwiped] = useState(withinRange(index ?? defaultIndex, slides.length))
  const [isWanted, setWanted] = useState(false)
  const isSeveral = slides.length > 1
  const at = place?.at ?? swiped

  function want() {
    setWanted(true)
    if (isSeveral) load()
  }
  const [isPlaying, setPlaying] = useMovement(inside, stay, () => {
    want()
    place?.api.scrollNext()
  })

  function leaf(step: 1 | -1) {
    setPlaying(false)
    want()
    go(step)
  }

  return (
    <section
      data-slot="carousel"
      aria-roledescription={labels.roleDescription}
      aria-label={label}
      className={cx('bg-deep text-on-deep focus-visible:-outline-offset-6 focus-visible:outline-on-deep', className)}
      {...props}
      {...keys}
    >
      <div
        ref={inside}
        role="presentation"
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && want()}
        onFocus={want}
        className="lg:grid lg:grid-cols-[5fr_7fr] lg:gap-x-12 lg:px-[max(2rem,calc((100%-75rem)/2))] lg:py-12 [&_:focus-visible]:outline-on-deep"
      >
        {children && <div className={`pt-6 pb-5 sm:py-8 lg:p-0 ${sides}`}>{children}</div>}
        {motion}
        <div
          {...row}
          onTouchStart={() => {
            setWanted(true)
            setPlaying(false)
          }}
          onScroll={({ currentTarget: row }) => {
            if (place) return
            const shown = swipedTo(row)
            setSwiped(shown)
            report(shown)
          }}
          className={cx(
            '[scrollbar-width:none] focus-visible:-outline-offset-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center lg:rounded-lg',
            place ? 'overflow-hidden' : '[scroll-snap-type:x_mandatory] overflow-x-auto overscroll-x-contain',
          )}
        >
          <div className={cx('flex aspect-16/9 lg:aspect-4/3', place && '[touch-action:pan-y_pinch-zoom]')}>
            {slides.map(({ picture }, i) => (
              <div
                key={ids[i]}
                role="group"
                aria-label={labels.position(i + 1, slides.length)}
                inert={hydrated && i !== at}
                className={cx(
                  'size-full shrink-0 snap-start snap-always *:size-full',
                  i > 0 && i !== at && !isWanted && laterPictures,
                )}
              >
                {picture}
              </div>
            ))}
          </div>
        </div>
        <div
          className={`flex flex-wrap items-end gap-x-4 gap-y-3 py-4 sm:py-6 lg:mt-8 lg:self-end lg:border-t lg:border-on-deep/25 lg:pb-0 ${sides}`}
        >
          {slides.some(({ text }) => text) && (
            <div className="grid min-w-0 grow basis-64 *:[grid-area:1/1] lg:basis-full">
              {slides.map(({ text }, i) => (
                <div
                  key={ids[i]}
                  className={cx(
                    'transition-opacity duration-500 motion-reduce:transition-none',
                    i !== at && 'invisible opacity-0',
                  )}
                >
                  {text}
                </div>
              ))}
            </div>
          )}
          {isSeveral && (
            <div
              className={cx(
                'flex max-w-full flex-wrap items-center justify-center rounded-full border border-line bg-surface p-1 text-ink',
                !hydrated && 'invisible',
              )}
            >
              <IconButton aria-label={labels.previous} onClick={() => leaf(-1)}>
                <ChevronLeft aria-hidden="true" className="rtl:[scale:-1_1]" />
              </IconButton>
              <p
                dir="auto" // “1 of 5” in a page from right to left
                aria-live={isPlaying ? 'off' : 'polite'}
                className="min-w-14 text-center text-sm font-semibold tabular-nums"
              >
                {labels.position(at + 1, slides.length)}
              </p>
              <IconButton aria-label={labels.next} onClick={() => leaf(1)}>
                <ChevronRight aria-hidden="true" className="rtl:[scale:-1_1]" />
              </IconButton>
              {isPlaying !== undefined && (
                <IconButton aria-label={isPlaying ? labels.pause : labels.play} onClick={() => setPlaying(!isPlaying)}>
                  {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
                </IconButton>
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

const sides = 'px-4 sm:px-6 lg:px-0'

/**
 * Calls `move` every `stay` milliseconds while it is in view; before somebody asked for it, only while neither pointer nor focus is in
 * it. Gives undefined where nothing is to move.
 */
function useMovement(root: RefObject<HTMLElement | null>, stay: number, move: () => void) {
  const [choice, setChoice] = useState<'asked' | 'paused'>()
  const mayMove = useHydrated() && !wantsLess()
  const state = mayMove ? (choice ?? 'itself') : undefined
  const latest = useRef(move)
  useEffect(() => {
    latest.current = move
  })
  useEffect(() => {
    if (!state || state === 'paused') return
    const timer = setInterval(() => {
      const box = root.current
      const isWaiting = state === 'itself' && box?.matches(':hover, :focus-within')
      if (box && !document.hidden && box.getBoundingClientRect().bottom > 0 && !isWaiting) latest.current()
    }, stay)
    return () => clearInterval(timer)
  }, [state, root, stay])
  return [
    state && state !== 'paused',
    (isPlaying: boolean | undefined) => setChoice(isPlaying ? 'asked' : 'paused'),
  ] as const
}

/** Less movement, or less data. */
function wantsLess() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return !!connection?.saveData || matchMedia('(prefers-reduced-motion: reduce)').matches
}
