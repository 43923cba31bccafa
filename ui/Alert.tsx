import type { VariantProps } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { look } from './inner/look.ts'

export const alertLook = look('flex min-w-0 gap-3 rounded-md border p-4 text-ink', {
  variants: {
    /** What kind of message it is: its sign, its colour and how it is announced. */
    variant: {
      danger: 'border-danger/30 bg-danger-soft [&>svg]:text-danger',
      success: 'border-success/30 bg-success-soft [&>svg]:text-success',
      warning: 'border-warning/30 bg-warning-soft [&>svg]:text-warning',
      info: 'border-info/25 bg-info-soft [&>svg]:text-info',
    },
  },
  defaultVariants: { variant: 'info' },
})
const sign = { danger: CircleAlert, success: CircleCheck, warning: TriangleAlert, info: Info }
const role = { danger: 'alert', success: 'status', warning: 'status', info: 'note' }

type AlertProps = Omit<ComponentProps<'div'>, 'title'> &
  VariantProps<typeof alertLook> & {
    /** What is the matter, in one line. */
    title: ReactNode
    /** Buttons or links for what can be done about it. */
    actions?: ReactNode
  }

/**
 * A message in the page, at the place it is about. Use a dialog for a question, a toast for what may be missed. Screen
 * readers announce danger, success and warning when they appear.
 */
export function Alert({ variant, title, actions, className, children, ...props }: AlertProps) {
  const Sign = sign[variant ?? 'info']
  return (
    <div data-slot="alert" role={role[variant ?? 'info']} className={alertLook({ variant, className })} {...props}>
      <Sign aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 space-y-1 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        {children ? <div className="max-w-text text-sm">{children}</div> : null}
        {actions ? <div className="mt-3 flex flex-wrap gap-3">{actions}</div> : null}
      </div>
    </div>
  )
}
