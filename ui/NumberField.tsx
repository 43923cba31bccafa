import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { TextField } from './TextField.tsx'

/** A whole number: a numeric keyboard on phones, no spinner, no change by scrolling. The form's schema validates it. */
export function NumberField({ className, ...props }: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return <TextField inputMode="numeric" autoComplete="off" className={cx('tabular-nums', className)} {...props} />
}
