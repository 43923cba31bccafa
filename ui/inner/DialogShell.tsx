'use client'

import * as Radix from '@radix-ui/react-dialog'
import { composeEventHandlers } from '@radix-ui/primitive'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { X } from 'lucide-react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { IconButton } from '../Button.tsx'
import { Modal } from './Modal.tsx'
import { stickyPanel } from './stickyPanel.ts'
import type { FocusAfter } from './useModal.ts'

export type DialogShellProps = Omit<ComponentProps<typeof Radix.Content>, 'title' | 'onCloseAutoFocus'> & {
  /** Whether it is open, where the caller keeps it. */
  open?: boolean | undefined
  /** Whether it is open at first, where the part keeps it. */
  defaultOpen?: boolean | undefined
  /** Called when the person opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** What the task is, in a few words. */
  title: ReactNode
  /** One or two sentences below the title; screen readers read them with it. */
  description?: ReactNode
  /** Buttons of the last row, which stays in sight while the body scrolls. */
  actions?: ReactNode
  /** The button that opens it, where it needs no place of its own in the caller's state. */
  trigger?: ReactElement | undefined
  /** Returns what to focus when it closes, where that is not the element before. */
  focusAfter?: FocusAfter | undefined
  /** Called when Escape is pressed; where it prevents the default, the dialog stays open. */
  onEscapeKeyDown?: ((event: globalThis.KeyboardEvent) => void) | undefined
  /** Texts of its own controls. */
  labels: { close: string }
}

/** The box of Dialog and Drawer; internal. */
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
  onOpenAutoFocus,
  ...props
}: DialogShellProps) {
  const [open, setOpen] = useControllableState({ prop: openProp, defaultProp: defaultOpen, onChange: onOpenChange })
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Modal open={open} onOpenAutoFocus={composeEventHandlers(onOpenAutoFocus, focusFirstField)} {...props}>
        <div data-slot="dialog-body" className={`${stickyPanel} ${roomBelowHead}`}>
          <div className="sticky top-(--stick) z-10 flex items-start gap-4 border-b border-line bg-raised py-3 ps-5 pe-3 sm:ps-6">
            <Radix.Title className="min-w-0 flex-1 self-center text-xl hyphens-auto wrap-anywhere [hyphenate-limit-chars:10]">
              {title}
            </Radix.Title>
            <IconButton aria-label={labels.close} onClick={() => setOpen(false)} className="-scroll-mt-20 scroll-mb-20">
              <X aria-hidden />
            </IconButton>
          </div>
          <div className="grid min-w-0 grow grid-cols-1 content-start gap-5 p-5 sm:p-6">
            {description ? <Radix.Description className="text-muted">{description}</Radix.Description> : null}
            {children}
          </div>
          {actions ? (
            <div className="sticky bottom-(--stick) z-10 flex flex-wrap justify-end gap-3 border-t border-line bg-raised px-5 py-4 max-sm:flex-col-reverse sm:px-6">
              {actions}
            </div>
          ) : null}
        </div>
      </Modal>
    </Radix.Root>
  )
}

/** Closes the Dialog or Drawer around it; put a Button inside. */
export function DialogClose({ children }: DialogCloseProps) {
  return <Radix.Close asChild>{children}</Radix.Close>
}

type DialogCloseProps = {
  /** The Button that closes. */
  children: ReactNode
}

/** What gets the focus lies below the head; the button in the head is in view as it is. */
const roomBelowHead = 'scroll-pt-[max(0px,5rem+var(--stick))]'

/** The button that closes has the focus only where there is no field. */
function focusFirstField(event: Event) {
  const box = event.currentTarget
  const field =
    box instanceof Element && box.querySelector<HTMLElement>(':is(input:not([type=hidden]), select, textarea):enabled')
  if (!field) return
  event.preventDefault()
  field.focus()
}
