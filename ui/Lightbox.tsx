import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useRef, type ComponentProps, type KeyboardEvent, type ReactNode, type TouchEvent } from 'react'
import { PictureWords } from './PictureWords.tsx'

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

type LightboxProps = Omit<ComponentProps<'dialog'>, 'open'> & {
  /** What the pictures are of: its name for screen readers. */
  label: string
  /** The pictures, in their order. */
  pictures: LightboxPicture[]
  /** Which picture is shown, from 0, where the caller keeps it. */
  index?: number
  /** Which picture is shown at first, where the part keeps it. */
  defaultIndex?: number
  /** Called with the index of another picture. */
  onIndexChange?: (index: number) => void
  /** Called with false when the person closes it; the caller stops rendering it. */
  onOpenChange: (open: boolean) => void
  /** Texts of its own controls; `position` says which picture of how many. */
  labels: LightboxLabels
}

/** One large picture over the page; render it only while open. Arrow keys (mirrored in right-to-left text), Home, End, swipe; Escape closes. */
export function Lightbox({
  label,
  pictures,
  index: indexProp,
  defaultIndex = 0,
  onIndexChange,
  onOpenChange,
  labels,
  ref,
  onKeyDown,
  onClose,
  className = '',
  ...props
}: LightboxProps) {
  const [index, onMove] = useControllableState({
    prop: indexProp,
    defaultProp: defaultIndex,
    onChange: onIndexChange,
  })
  const dialog = useRef<HTMLDialogElement>(null)
  const both = useComposedRefs(dialog, ref)
  const touch = useRef<{ x: number; y: number }>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  const last = pictures.length - 1
  function step(by: number) {
    onMove((index + by + pictures.length) % pictures.length)
  }
  const isMirrored = () => dialog.current !== null && getComputedStyle(dialog.current).direction === 'rtl'
  function onTouchStart({ touches }: TouchEvent) {
    const first = touches.length === 1 ? touches[0] : undefined // two fingers zoom
    touch.current = first ? { x: first.clientX, y: first.clientY } : null
  }
  function onTouchEnd({ changedTouches }: TouchEvent) {
    const [begin, end] = [touch.current, changedTouches[0]]
    touch.current = null
    if (!begin || !end || last === 0) return
    const [x, y] = [end.clientX - begin.x, end.clientY - begin.y]
    if (Math.abs(x) >= SWIPE_MIN_PX && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 === isMirrored() ? -1 : 1)
  }
  function move(event: KeyboardEvent<HTMLDialogElement>) {
    const forward = isMirrored() ? -1 : 1
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
    <dialog
      ref={both}
      data-slot="lightbox"
      aria-label={label}
      onKeyDown={event => {
        onKeyDown?.(event)
        if (!event.defaultPrevented) move(event)
      }}
      onClose={event => {
        onClose?.(event)
        onOpenChange(false)
      }}
      className={`${ground} ${className}`}
      {...props}
    >
      <div className="flex size-full flex-col">
        <div className="flex shrink-0 items-center justify-between gap-4 p-3 ps-5">
          <p aria-live="polite" className="text-sm text-on-deep-muted tabular-nums">
            {labels.position(index + 1, pictures.length)}
            <span className="sr-only">{picture?.alt}</span>
          </p>
          <button type="button" aria-label={labels.close} onClick={() => dialog.current?.close()} className={button}>
            <X aria-hidden="true" />
          </button>
        </div>
        <div
          key={picture?.id}
          onTouchStart={onTouchStart}
          onTouchEnd={onTouchEnd}
          className="min-h-0 flex-1 px-3 *:size-full sm:px-6 [&_img]:size-full [&_img]:object-contain"
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
    </dialog>
  )
}

const ground =
  'fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden overscroll-contain bg-deep text-on-deep backdrop:bg-scrim [:root:has(&:modal)]:overflow-hidden'
const button =
  'grid size-12 place-items-center rounded-full border border-on-deep-muted/50 transition-colors hover:bg-on-deep/15 active:bg-on-deep/30 focus-visible:rounded-full focus-visible:outline-on-deep [&>svg]:size-6'
