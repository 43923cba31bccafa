'use client'

import { composeEventHandlers } from '@radix-ui/primitive'
import type * as Alert from '@radix-ui/react-alert-dialog'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Dialog from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { focusFirstInShadow, keepTabInside } from './keepTabInside.ts'
import { Layer } from './Layer.tsx'
import { focused } from './reading.ts'
import { isInToasts } from './toastProps.ts'
import { useReturnFocus, useScrollLock, type FocusAfter } from './useModal.ts'

type ModalProps = ComponentProps<typeof Dialog.Content> & {
  /** The box of a question or a message is that of Radix' alert dialog. */
  as?: typeof Dialog.Content | typeof Alert.Content | undefined
  /** Whether it is open. */
  open: boolean
  /** Returns what to focus when it closes, where that is not the element before. */
  focusAfter?: FocusAfter | undefined
}

/**
 * The box of everything modal, in the Root of Radix' dialog or alert dialog; internal. Nothing in it may make it a
 * containing block (transform, filter), as what opens from it lies in it. Toasts stay usable while it is open.
 */
export function Modal({
  as: Box = Dialog.Content,
  open,
  focusAfter,
  ref,
  className,
  onKeyDown,
  onEscapeKeyDown,
  onOpenAutoFocus,
  ...props
}: ModalProps) {
  useScrollLock(open)
  const focus = useReturnFocus(open, focusAfter)
  const both = useComposedRefs(focus.ref, ref)
  if (!open) return null
  return (
    <Layer returnsFocus>
      {/* not Radix' Overlay: that one inserts a style element */}
      <div data-slot="scrim" className="fixed inset-0 z-layer bg-scrim transition-opacity starting:opacity-0" />
      <Box
        ref={both}
        data-modal=""
        className={cx('pointer-events-auto', className)} // before Radix has taken the pointer from the body, and given it back to its box
        onOpenAutoFocus={composeEventHandlers(onOpenAutoFocus, event => {
          if (Box === Dialog.Content) focusFirstInShadow(event) // of the others Radix focuses Cancel
        })}
        onCloseAutoFocus={focus.onCloseAutoFocus}
        // what was typed is not lost by a press beside it
        onInteractOutside={event => event.preventDefault()}
        onEscapeKeyDown={composeEventHandlers(onEscapeKeyDown, event => {
          if (isInToasts(focused())) event.preventDefault()
        })}
        onKeyDown={composeEventHandlers(onKeyDown, keepTabInside)}
        {...props}
      />
    </Layer>
  )
}
