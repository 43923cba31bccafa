import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { useScrollLock } from './useModal.ts'

const dialog = cva(
  'm-auto max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-lg border border-line bg-raised text-ink shadow-lifted outline-none transition-transform duration-200 backdrop:bg-scrim starting:translate-y-3',
  {
    variants: {
      size: {
        sm: 'w-[min(28rem,calc(100%-2rem))]',
        md: 'w-[min(40rem,calc(100%-2rem))]',
        lg: 'w-[min(64rem,calc(100%-2rem))]',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

type DialogProps = Omit<ComponentProps<'dialog'>, 'title' | 'onClose' | 'ref'> &
  VariantProps<typeof dialog> & {
    open: boolean
    onClose: () => void
    title: ReactNode
    description?: ReactNode
    closeLabel: string
  }

/** A short task above the page: a small form, a picture at full size. Use ConfirmDialog for a question, a page for a long form. Tab stays inside, Escape closes; the first field has the focus. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  closeLabel,
  size,
  className,
  children,
  ...props
}: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  useScrollLock(open)
  useEffect(() => {
    const dialog = box.current
    if (!open || !dialog) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>(':is(input:not([type=hidden]), select, textarea):enabled')?.focus()
    return () => dialog.close()
  }, [open])
  return (
    <dialog
      ref={box}
      data-slot="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      // a file input inside sends its own cancel event when its picker closes
      onCancel={event => {
        if (event.target === event.currentTarget) {
          event.preventDefault()
          onClose()
        }
      }}
      // Chromium closes at the second Escape even when it is prevented
      onClose={event => {
        if (open && event.target === event.currentTarget) onClose()
      }}
      className={dialog({ size, className })}
      {...props}
    >
      {open ? (
        <>
          <div className="sticky top-0 z-10 flex items-start gap-4 border-b border-line bg-raised py-3 ps-5 pe-3 sm:ps-6">
            <h2 id={`${id}-title`} className="min-w-0 flex-1 self-center text-xl wrap-anywhere">
              {title}
            </h2>
            <IconButton aria-label={closeLabel} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-5 p-5 sm:p-6">
            {description ? (
              <p id={`${id}-description`} className="text-muted">
                {description}
              </p>
            ) : null}
            {children}
          </div>
        </>
      ) : null}
    </dialog>
  )
}
