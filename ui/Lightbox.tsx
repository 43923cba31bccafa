import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useRef, type ComponentProps, type KeyboardEvent, type ReactNode, type TouchEvent } from 'react'
import { PictureWords } from './PictureWords.tsx'

const SWIPE_MIN_PX = 40

export type LightboxPicture = {
  id: string
  large: ReactNode
  alt: string
  caption?: { children: string; lang?: string } | undefined
  /** What kind of picture it is, after its caption. */
  note?: string | undefined
}
export type LightboxWords = { close: string; previous: string; next: string; position(n: number, of: number): string }

type LightboxProps = Omit<ComponentProps<'dialog'>, 'onClose'> & {
  label: string
  pictures: LightboxPicture[]
  index: number
  words: LightboxWords
  onMove: (index: number) => void
  onClose: () => void
}

/** One large picture over the page; render it only while open. Arrow keys (mirrored in right-to-left text), Home, End, swipe; Escape closes. */
export function Lightbox({ label, pictures, index, words, onMove, onClose, ...props }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
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
  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    const forward = isMirrored() ? -1 : 1
    const moves: Record<string, () => void> = {
      ArrowRight: () => step(forward),
      ArrowLeft: () => step(-forward),
      Home: () => onMove(0),
      End: () => onMove(last),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }

  const picture = pictures[index]
  return (
    <dialog
      ref={dialog}
      data-slot="lightbox"
      aria-label={label}
      onKeyDown={onKeyDown}
      onClose={onClose}
      className={ground}
      {...props}
    >
      <div className="flex size-full flex-col">
        <div className="flex shrink-0 items-center justify-between gap-4 p-3 ps-5">
          <p aria-live="polite" className="text-sm text-on-deep-muted tabular-nums">
            {words.position(index + 1, pictures.length)}
            <span className="sr-only">{picture?.alt}</span>
          </p>
          <button type="button" aria-label={words.close} onClick={() => dialog.current?.close()} className={button}>
            <X aria-hidden="true" />
          </button>
        </div>
        <div
          key={picture?.id}
          onTouchStart={onTouchStart}
          onTouchEnd={onTouchEnd}
          className="min-h-0 flex-1 px-3 *:size-full sm:px-6 [&_img]:size-full [&_img]:object-contain [&_picture]:bg-transparent"
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
              <button type="button" aria-label={words.previous} onClick={() => step(-1)} className={button}>
                <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
              </button>
              <button type="button" aria-label={words.next} onClick={() => step(1)} className={button}>
                <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
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
  'grid size-12 place-items-center rounded-full border border-on-deep-muted/50 transition-colors hover:bg-on-deep/15 focus-visible:rounded-full focus-visible:outline-on-deep [&>svg]:size-6'
