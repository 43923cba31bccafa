import * as Alert from '@radix-ui/react-alert-dialog'
import type { VariantProps } from 'class-variance-authority'
import { Check, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { AlertShell, type AlertShellProps } from './inner/AlertShell.tsx'
import { Button } from './Button.tsx'
import { look } from './inner/look.ts'

export const messageLook = look(
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full [&>svg]:size-6',
  {
    variants: {
      /** How it ended. */
      variant: {
        success: 'bg-success-soft text-success',
        danger: 'bg-danger-soft text-danger',
        warning: 'bg-warning-soft text-warning',
        info: 'bg-info-soft text-info',
      },
    },
    defaultVariants: { variant: 'info' },
  },
)
const signs = { success: Check, danger: X, warning: TriangleAlert, info: Info }

type MessageDialogProps = AlertShellProps &
  VariantProps<typeof messageLook> & {
    /** Its button. */
    labels: { close: string }
    /** A button for what can be done about it instead; the caller closes the message. */
    actions?: ReactNode
  }

/** Tells how something ended until it is closed; `children` for several lines. Enter and Escape close it. */
export function MessageDialog({ variant, labels, actions, ...props }: MessageDialogProps) {
  const Sign = signs[variant ?? 'info']
  return (
    <AlertShell
      data-slot="message-dialog"
      {...props}
      sign={
        <span aria-hidden className={messageLook({ variant })}>
          <Sign />
        </span>
      }
      actions={
        <>
          <Alert.Cancel asChild>
            <Button variant={actions ? 'secondary' : 'primary'}>{labels.close}</Button>
          </Alert.Cancel>
          {actions}
        </>
      }
    />
  )
}
