import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { tickLook } from './inner/tickLook.ts'

/** The bare control, for an answer that is laid out in its own way. Answers with their question are a RadioGroup. */
export function Radio({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input data-slot="radio" type="radio" className={cx(tickLook, 'rounded-full', className)} {...props} />
}
