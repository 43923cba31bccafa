import { cx, type VariantProps } from 'class-variance-authority'
import { CircleCheck, PencilLine } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { look } from './inner/look.ts'
import { Spinner } from './Spinner.tsx'

/** The state of the changes. */
export const saveBarLook = look('flex min-h-6 min-w-0 items-center gap-2 text-sm [&>svg]:size-5 [&>svg]:shrink-0', {
  variants: {
    /** Where the changes are: nothing to save, unsaved, being saved, or saved. */
    variant: {
      idle: 'text-muted',
      unsaved: 'font-semibold text-ink',
      busy: 'text-muted',
      saved: 'font-semibold text-success',
    },
  },
  defaultVariants: { variant: 'idle' },
})

type SaveBarProps = ComponentProps<'div'> &
  VariantProps<typeof saveBarLook> & {
    /** The state in words, announced when it changes. */
    status?: ReactNode
    /** The buttons, the main one last. */
    children?: ReactNode
  }

/**
 * The last row of a long form, always in view: the state of the changes, and the buttons. A form that fits on one
 * screen needs only its button.
 */
export function SaveBar({ variant, status, className, children, ...props }: SaveBarProps) {
  return (
    <div
      data-slot="save-bar"
      className={cx(
        'sticky bottom-(--stay-bottom,0px) z-20 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-paper pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        className,
      )}
      {...props}
    >
      <p role="status" className={saveBarLook({ variant })}>
        {variant === 'unsaved' ? <PencilLine aria-hidden /> : null}
        {variant === 'busy' ? <Spinner size="sm" /> : null}
        {variant === 'saved' ? <CircleCheck aria-hidden /> : null}
        {status ? <span className="min-w-0 wrap-anywhere">{status}</span> : null}
      </p>
      <div className="flex min-w-0 flex-auto flex-wrap items-center justify-end gap-3">{children}</div>
    </div>
  )
}
