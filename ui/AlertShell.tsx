import * as Alert from '@radix-ui/react-alert-dialog'
import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { type FocusAfter, useReturnFocus, useScrollLock } from './useModal.ts'

export type AlertShellProps = Omit<
  ComponentProps<typeof Alert.Content>,
  'title' | 'onOpenAutoFocus' | 'onCloseAutoFocus'
> & {
  /** Whether it is open. */
  open: boolean
  /** Called with false when the person closes it. */
  onOpenChange: (open: boolean) => void
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
  open,
  onOpenChange,
  title,
  description,
  focusAfter,
  trigger,
  sign,
  actions,
  children,
  className = '',
  'aria-describedby': describedBy,
  ...props
}: Props) {
  const own = useId()
  const focus = useReturnFocus(focusAfter)
  useScrollLock(open)
  return (
    <Alert.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Alert.Trigger asChild>{trigger}</Alert.Trigger> : null}
      <Alert.Portal>
        {/* not Radix' Overlay: that one inserts a style element */}
        <div data-slot="scrim" className="fixed inset-0 z-50 bg-scrim transition-opacity starting:opacity-0" />
        <Alert.Content
          {...focus}
          {...(description && !describedBy
            ? {}
            : { 'aria-describedby': cx(description && own, describedBy) || undefined })}
          className={`fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(29rem,calc(100%-2rem))] overflow-y-auto rounded-lg border border-line bg-raised text-ink shadow-lifted outline-none transition-transform duration-200 starting:translate-y-3 ${className}`}
          {...props}
        >
          <div className="flex flex-col gap-3 p-5 sm:flex-row sm:gap-4 sm:p-6">
            {sign}
            <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-2 wrap-anywhere">
              <Alert.Title className="text-xl">{title}</Alert.Title>
              {description ? (
                <Alert.Description {...(describedBy && { id: own })} className="text-muted">
                  {description}
                </Alert.Description>
              ) : null}
              {children}
            </div>
          </div>
          <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-t border-line bg-raised px-5 py-4 max-sm:flex-col-reverse sm:px-6">
            {actions}
          </div>
        </Alert.Content>
      </Alert.Portal>
    </Alert.Root>
  )
}
