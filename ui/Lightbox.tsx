'use client'

import { composeEventHandlers } from '@radix-ui/primitive'
import * as Radix from '@radix-ui/react-dialog'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type TouchEvent,
} from 'react'
import { Modal } from './inner/Modal.tsx'
import { useIndexOfSame, withinRange } from './inner/nearest.ts'
import { PictureWords } from './inner/PictureWords.tsx'
import { directionOf } from './inner/reading.ts'
import type { FocusAfter } from './inner/useModal.ts'

const SWIPE_MIN_PX = 40

export type LightboxPicture = {
  /** Its key among the pictures. */
  id: string
  /** The picture at full size. */
  large: ReactNode
  /** What it shows, for people who do not see it. */
  alt: string
  /** Text below the picture, in its own language. */
  caption?: { children: string; lang?: string } | undefined
  /** What kind of picture it is, after its caption. */
  note?: string | undefined
}
export type LightboxLabels = { close: string; previous: string; next: string; position(n: number, of: number): string }

type LightboxProps = Omit<ComponentProps<typeof Radix.Content>, 'onCloseAutoFocus'> & {
  /** What the pictures are of: its name for screen readers. */
  label: string
  /** The pictures, in their order. */
  pictures: LightboxPicture[]
  /** Which picture is shown, from 0, where the caller keeps it; beyond the last the last. */
  index?: number | undefined
  /** Which picture is shown at first, where the part keeps it. */
  defaultIndex?: number | undefined
  /** Called with the index of another picture. */
  onIndexChange?: ((index: number) => void) | undefined
  /** Whether it is open, where the caller keeps it. */
  open?: boolean | undefined
  /** Whether it is open at first, where the part keeps it. */
  defaultOpen?: boolean | undefined
  /** Called when the person closes it, and when the last picture goes. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Returns what to focus when it closes, where that is not the element before. */
  focusAfter?: FocusAfter | undefined
  /** Texts of its own controls; `position` says which picture of how many. */
  labels: LightboxLabels
}

/** One large picture over the page. Arrow keys (mirrored in right-to-left text), Home, End, swipe; Escape closes. */
export function Lightbox({
  label,
  pictures,
  index: indexProp,
  defaultIndex = 0,
  onIndexChange,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  labels,
  onKeyDown,
  className = '',
  ...props
}: LightboxProps) {
  const [kept, onMove] = useControllableState({
    prop: indexProp,
    defaultProp: defaultIndex,
    onChange: onIndexChange,
  })
  const moved = useIndexOfSame(
    pictures.map(({ id }) => id),
    kept,
    onMove,
  )
  const index = withinRange(moved, pictures.length)
  const [open, setOpen] = useControllableState({ prop: openProp, defaultProp: defaultOpen, onChange: onOpenChange })
  const touch = useRef<{ x: number; y: number; isMirrored: boolean }>(null)
  const last = pictures.length - 1
  const close = useEffectEvent(() => setOpen(false))
  const isOpen = open && last >= 0
  const hadPictures = useRef(last >= 0)
  useEffect(() => {
    if (open && last < 0 && hadPictures.current) close()
    hadPictures.current = last >= 0
  }, [open, last])
  function step(by: number) {
    if (last > 0) onMove((index + by + pictures.length) % pictures.length)
  }
  function onTouchStart({ touches, currentTarget }: TouchEvent) {
    const first = touches.length === 1 ? touches[0] : undefined // two fingers zoom
    const isMirrored = directionOf(currentTarget) === 'rtl'
    touch.current = first ? { x: first.clientX, y: first.clientY, isMirrored } : null
  }
  function onTouchEnd({ changedTouches }: TouchEvent) {
    const [begin, end] = [touch.current, changedTouches[0]]
    touch.current = null
    if (!begin || !end || last === 0) return
    const [x, y] = [end.clientX - begin.x, end.clientY - begin.y]
    if (Math.abs(x) >= SWIPE_MIN_PX && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 === begin.isMirrored ? -1 : 1)
  }
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const forward = directionOf(event.currentTarget) === 'rtl' ? -1 : 1
    const moves: Record<string, () => void> = {
      ArrowRight: () => step(forward),
      ArrowLeft: () => step(-forward),
      Home: () => onMove(0),
      End: () => onMove(last),
    }
    const chosen = moves[event.key]
    if (!chosen) return
    event.preventDefault()
    chosen()
  }

  const picture = pictures[index]
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      <Modal
        open={isOpen}
        data-slot="lightbox"
        onKeyDown={composeEventHandlers(onKeyDown, move)}
        className={`${ground} ${className}`}
        {...props}
      >
        <Radix.Title className="sr-only">{label}</Radix.Title>
        <div className="flex size-full flex-col">
          <div className="flex shrink-0 items-center justify-between gap-4 p-3 ps-5">
            <p aria-live="polite" className="text-sm text-on-deep-muted tabular-nums">
              <bdi>{labels.position(index + 1, pictures.length)}</bdi>
              <span className="sr-only">{picture?.alt}</span>
            </p>
            <button type="button" aria-label={labels.close} onClick={() => setOpen(false)} className={button}>
              <X aria-hidden="true" />
            </button>
          </div>
          <div
            key={picture?.id}
            onTouchStart={onTouchStart}
            onTouchEnd={onTouchEnd}
            className="min-h-0 flex-1 px-3 *:size-full sm:px-6 [&_[data-slot=picture]]:bg-transparent [&_img]:size-full [&_img]:object-contain"
          >
            {picture?.large}
          </div>
          {(picture?.caption?.children || picture?.note) && (
            <p className="max-h-[30%] shrink-0 self-center overflow-y-auto px-5 pt-3 text-center text-sm wrap-anywhere sm:max-w-text">
              <PictureWords caption={picture.caption} note={picture.note} />
            </p>
          )}
          <div className="flex min-h-4 shrink-0 justify-center gap-4 p-3">
            {last > 0 && (
              <>
                <button type="button" aria-label={labels.previous} onClick={() => step(-1)} className={button}>
                  <ChevronLeft aria-hidden="true" className="rtl:[scale:-1_1]" />
                </button>
                <button type="button" aria-label={labels.next} onClick={() => step(1)} className={button}>
                  <ChevronRight aria-hidden="true" className="rtl:[scale:-1_1]" />
                </button>
              </>
            )}
          </div>
        </div>
      </Modal>
    </Radix.Root>
  )
}

const ground = 'fixed inset-0 z-layer size-full overflow-hidden overscroll-contain bg-deep text-on-deep outline-none'
const button =
  'grid size-12 place-items-center rounded-full border border-on-deep-muted/50 transition-colors hover:bg-on-deep/15 active:bg-on-deep/30 focus-visible:rounded-full focus-visible:outline-on-deep [&>svg]:size-6'
