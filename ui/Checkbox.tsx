'use client'

import { cx } from 'class-variance-authority'
import { useEffect, useRef, type ComponentProps } from 'react'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { tickLook } from './inner/tickLook.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Some of what it stands for is ticked, some is not. */
  indeterminate?: boolean | undefined
}

/** The bare control, for rows of a table and lists with a label of their own. With its label and its error it is a CheckboxField. */
export function Checkbox({ indeterminate = false, className, ref, ...props }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  const both = useComposedRefs(ref, box)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  })
  return (
    <input
      ref={both}
      data-slot="checkbox"
      type="checkbox"
      className={cx(tickLook, 'rounded-xs', className)}
      {...props}
    />
  )
}
