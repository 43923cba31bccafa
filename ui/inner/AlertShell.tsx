'use client'

import * as Alert from '@radix-ui/react-alert-dialog'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import type { ComponentProps, ReactNode } from 'react'
import { Modal } from './Modal.tsx'
import { stickyPanel } from './stickyPanel.ts'
import type { FocusAfter } from './useModal.ts'

export type AlertShellProps = Omit<
  ComponentProps<typeof Alert.Content>,
  'title' | 'onOpenAutoFocus' | 'onCloseAutoFocus'
> & {
  /** Whether it is open, where the caller keeps it. */
  open?: boolean | undefined
  /** Whether it is open at first, where the part keeps it. */
  defaultOpen?: boolean | undefined
  /** Called when the person opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The question or the message, in one line. */
  title: ReactNode
  /** What follows from it; screen readers read it with the title. */
  description?: ReactNode
  /** Returns what to focus when it closes, where that is not the element before. */
  focusAfter?: FocusAfter | undefined
  /** The button that opens it. */
  trigger?: ReactNode
}

type Props = AlertShellProps & {
  /** Stands before the words. */
  sign?: ReactNode
  /** Its buttons, which stay in sight. */
  actions: ReactNode
}

/** The box of ConfirmDialog and MessageDialog; internal. */
export function AlertShell({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  title,
  description,
  trigger,
  sign,
  actions,
  children,
  className = '',
  ...props
}: Props) {
  const [open, setOpen] = useControllableState({ prop: openProp, defaultProp: defaultOpen, onChange: onOpenChange })
  return (
    <Alert.Root open={open} onOpenChange={setOpen}>
      {trigger ? <Alert.Trigger asChild>{trigger}</Alert.Trigger> : null}
      <Modal
        as={Alert.Content}
        aria-modal
        open={open}
        className={`fixed inset-0 z-layer m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[min(29rem,calc(100%-2rem))] flex-col rounded-lg border border-line bg-raised text-ink shadow-lifted outline-none transition-[top] duration-200 starting:top-6 ${className}`}
        {...props}
      >
        <div data-slot="dialog-body" className={stickyPanel}>
          <div className="flex flex-col gap-3 p-5 sm:flex-row sm:gap-4 sm:p-6">
            {sign}
            <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-2 wrap-anywhere">
              <Alert.Title className="text-xl hyphens-auto [hyphenate-limit-chars:10]">{title}</Alert.Title>
              {description ? <Alert.Description className="text-muted">{description}</Alert.Description> : null}
              {children}
            </div>
          </div>
          <div className="sticky bottom-(--stick) flex flex-wrap justify-end gap-3 border-t border-line bg-raised px-5 py-4 max-sm:flex-col-reverse sm:px-6">
            {actions}
          </div>
        </div>
      </Modal>
    </Alert.Root>
  )
}
