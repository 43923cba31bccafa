'use client'

import * as Alert from '@radix-ui/react-alert-dialog'
import { AlertShell, type AlertShellProps } from './inner/AlertShell.tsx'
import { Button, stop } from './Button.tsx'

type ConfirmDialogProps = AlertShellProps & {
  /** Its two buttons: the verb of the question, and the way back. */
  labels: { confirm: string; cancel: string }
  /** Called when the person agrees; where the caller keeps `open`, it closes it when the work is done. */
  onConfirm: () => void
  /** The work goes on: it stays open, and nothing closes it. */
  busy?: boolean | undefined
  /** Red for what destroys something, the brand's colour for the rest. */
  variant?: 'danger' | 'neutral' | undefined
}

/** Asks before what cannot be undone; what can be undone needs no question. The focus starts on Cancel, Escape cancels. */
export function ConfirmDialog({
  open,
  onOpenChange,
  labels,
  onConfirm,
  busy = false,
  variant = 'danger',
  ...props
}: ConfirmDialogProps) {
  const confirm = (
    <Button variant={variant === 'danger' ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
      {labels.confirm}
    </Button>
  )
  return (
    <AlertShell
      data-slot="confirm-dialog"
      open={open}
      onOpenChange={onOpenChange}
      onEscapeKeyDown={event => {
        if (busy) event.preventDefault()
      }}
      {...props}
      actions={
        <>
          <Alert.Cancel asChild>
            {/* a disabled one would lose the focus */}
            <Button variant="secondary" {...(busy && { 'aria-disabled': true, onClickCapture: stop })}>
              {labels.cancel}
            </Button>
          </Alert.Cancel>
          {open === undefined ? <Alert.Action asChild>{confirm}</Alert.Action> : confirm}
        </>
      }
    />
  )
}
