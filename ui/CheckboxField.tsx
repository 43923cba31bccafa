import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }

/** A checkbox with its label; the whole line can be pressed. `className` goes to the field, all other props to the input. */
export function CheckboxField({ label, className, ...props }: CheckboxFieldProps) {
  return (
    <label
      data-slot="checkbox-field"
      className={cx('flex min-h-11 min-w-0 items-center gap-3 py-2 leading-snug text-ink', className)}
    >
      <input type="checkbox" className="size-5 shrink-0 accent-brand" {...props} />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  )
}
