import * as Alert from '@radix-ui/react-alert-dialog'
import { cva, type VariantProps } from 'class-variance-authority'
import { Check, Info, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { AlertShell } from './AlertShell.tsx'
import { Button } from './Button.tsx'
import type { FocusAfter } from './useModal.ts'

const sign = cva('inline-flex size-11 shrink-0 items-center justify-center rounded-full [&>svg]:size-6', {
  variants: {
    variant: {
      success: 'bg-success-soft text-success',
      danger: 'bg-danger-soft text-danger',
      info: 'bg-brand-soft text-brand',
    },
  },
  defaultVariants: { variant: 'info' },
})
const signs = { success: Check, danger: X, info: Info }

type MessageDialogProps = VariantProps<typeof sign> & {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  /** What can be done about it instead; the caller closes it. */
  action?: { label: string; onClick: () => void } | undefined
  focusAfter?: FocusAfter
  children?: ReactNode
  lang?: string
  dir?: string
}

/** Tells how something ended until it is closed; `children` for several lines. For what may be missed use a toast. Enter and Escape close it; `focusAfter` returns the element to focus then, where that is not the one before. */
export function MessageDialog({ variant, open, onClose, closeLabel, action, ...words }: MessageDialogProps) {
  const Sign = signs[variant ?? 'info']
  return (
    <AlertShell
      data-slot="message-dialog"
      open={open}
      onOpenChange={next => {
        if (!next) onClose()
      }}
      {...words}
      sign={
        <span aria-hidden className={sign({ variant })}>
          <Sign />
        </span>
      }
      actions={
        <>
          <Alert.Cancel asChild>
            <Button variant={action ? 'secondary' : 'primary'}>{closeLabel}</Button>
          </Alert.Cancel>
          {action ? <Button onClick={action.onClick}>{action.label}</Button> : null}
        </>
      }
    />
  )
}
