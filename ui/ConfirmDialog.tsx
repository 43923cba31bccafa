import * as Alert from '@radix-ui/react-alert-dialog'
import type { ReactNode } from 'react'
import { AlertShell } from './AlertShell.tsx'
import { Button } from './Button.tsx'
import type { FocusAfter } from './useModal.ts'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  confirmLabel: string
  cancelLabel: string
  lang?: string
  dir?: string
  onConfirm: () => void
  focusAfter?: FocusAfter
  busy?: boolean
  variant?: 'danger' | 'neutral'
  children?: ReactNode
  trigger?: ReactNode
}

/**
 * Confirms what cannot be undone; what can be undone needs no confirmation. The focus starts on Cancel, Escape cancels.
 * The caller closes it when the work is done; while `busy` it stays open. `focusAfter` returns the element to focus then,
 * where that is not the one before.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  confirmLabel,
  cancelLabel,
  onConfirm,
  busy,
  variant = 'danger',
  ...words
}: ConfirmDialogProps) {
  return (
    <AlertShell
      data-slot="confirm-dialog"
      open={open}
      onOpenChange={next => {
        if (next || !busy) onOpenChange(next)
      }}
      {...words}
      actions={
        <>
          <Alert.Cancel asChild>
            <Button variant="secondary" disabled={busy}>
              {cancelLabel}
            </Button>
          </Alert.Cancel>
          <Button variant={variant === 'danger' ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
