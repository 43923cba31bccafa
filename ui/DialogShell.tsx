import { composeEventHandlers } from '@radix-ui/primitive'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { Slot } from './Slot.tsx'
import { useScrollLock } from './useModal.ts'

export type DialogShellProps = Omit<ComponentProps<'dialog'>, 'title' | 'open'> & {
  /** Whether it is open, where the caller keeps it. */
  open?: boolean
  /** Whether it is open at first, where the part keeps it. */
  defaultOpen?: boolean
  /** Called when the person opens or closes it. */
  onOpenChange?: (open: boolean) => void
  /** What the task is, in a few words. */
  title: ReactNode
  /** One or two sentences below the title; screen readers read them with it. */
  description?: ReactNode
  /** Buttons of the last row, which stays in sight while the body scrolls. */
  actions?: ReactNode
  /** The button that opens it, where it needs no place of its own in the caller's state. */
  trigger?: ReactElement
  /** Texts of its own controls. */
  labels: { close: string }
}

/** The box of Dialog and Drawer on the browser's own modal; internal. */
export function DialogShell({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  title,
  description,
  actions,
  trigger,
  labels,
  children,
  ref,
  onCancel,
  onClose,
  'aria-describedby': describedBy,
  ...props
}: DialogShellProps) {
  const [open, setOpen] = useControllableState({ prop: openProp, defaultProp: defaultOpen, onChange: onOpenChange })
  const box = useRef<HTMLDialogElement>(null)
  const both = useComposedRefs(box, ref)
  const id = useId()
  const descriptions = [description && `${id}-description`, describedBy].filter(Boolean).join(' ')
  useScrollLock(open)
  useEffect(() => {
    const dialog = box.current
    if (!open || !dialog) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>(':is(input:not([type=hidden]), select, textarea):enabled')?.focus()
    return () => dialog.close()
  }, [open])
  return (
    <>
      {trigger ? (
        <Slot aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
          {trigger}
        </Slot>
      ) : null}
      <dialog
        ref={both}
        aria-labelledby={`${id}-title`}
        aria-describedby={descriptions || undefined}
        // a file input inside sends its own cancel event when its picker closes
        onCancel={composeEventHandlers(onCancel, event => {
          if (event.target !== event.currentTarget) return
          event.preventDefault()
          setOpen(false)
        })}
        // Chromium closes at the second Escape even when it is prevented; it tells late, when the box may be open again
        onClose={composeEventHandlers(onClose, ({ target, currentTarget }) => {
          if (open && target === currentTarget && !currentTarget.open) setOpen(false)
        })}
        {...props}
      >
        {open ? (
          <>
            <div className="sticky top-0 z-10 flex items-start gap-4 border-b border-line bg-raised py-3 ps-5 pe-3 sm:ps-6">
              <h2 id={`${id}-title`} className="min-w-0 flex-1 self-center text-xl wrap-anywhere">
                {title}
              </h2>
              <IconButton aria-label={labels.close} onClick={() => setOpen(false)}>
                <X aria-hidden />
              </IconButton>
            </div>
            <div className="grid min-w-0 grow grid-cols-1 content-start gap-5 p-5 sm:p-6">
              {description ? (
                <p id={`${id}-description`} className="text-muted">
                  {description}
                </p>
              ) : null}
              {children}
            </div>
            {actions ? (
              <div className="sticky bottom-0 z-10 flex flex-wrap justify-end gap-3 border-t border-line bg-raised px-5 py-4 max-sm:flex-col-reverse sm:px-6">
                {actions}
              </div>
            ) : null}
          </>
        ) : null}
      </dialog>
    </>
  )
}
