import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { TextField } from './TextField.tsx'

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'min' | 'max' | 'step'>

/**
 * A whole number: a numeric keyboard on phones, no spinner, no change by scrolling. Letters keep the form from being sent; with
 * `noValidate` it is sent as it is shown, `12abc`, and the form's own rule says so, as it says how large the number may be: the value is
 * text, `4,875` or `৪,৮৭৫`.
 */
export function NumberField({ className, ...props }: NumberFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      pattern={DIGITS}
      autoComplete="off"
      className={cx('tabular-nums', className)}
      {...props}
    />
  )
}

/** Of every script, with the marks that people write between them. */
const DIGITS = String.raw`[\p{Nd}\s.,'’٬٫+−\-]*`
