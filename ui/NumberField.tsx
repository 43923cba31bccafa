import type { ComponentProps } from 'react'
import { TextField } from './TextField.tsx'

/** A whole number as people type it: digits on phones, no spinner, no number changed by scrolling over it. It checks nothing: the form's schema does. */
export function NumberField({ className = '', ...props }: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return <TextField inputMode="numeric" autoComplete="off" className={`tabular-nums ${className}`} {...props} />
}
