import { cx } from 'class-variance-authority'
import { useEffect, useRef, type ComponentProps } from 'react'
import { useComposedRefs } from '@radix-ui/react-compose-refs'

/** The look of a checkbox and a radio button, which the device draws in the brand's colour. */
export const tickLook =
  'size-5 shrink-0 cursor-pointer accent-brand enabled:hover:[filter:brightness(0.9)] enabled:active:[filter:brightness(0.75)] disabled:cursor-not-allowed'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Some of what it stands for is ticked, some is not. */
  indeterminate?: boolean
}

/** The bare control, for rows of a table and lists with a label of their own. With its label and its error it is a CheckboxField. */
export function Checkbox({ indeterminate = false, className, ref, ...props }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  const both = useComposedRefs(ref, box)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  })
  return <input ref={both} data-slot="checkbox" type="checkbox" className={cx(tickLook, className)} {...props} />
}
