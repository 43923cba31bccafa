import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

type FieldPairProps = ComponentProps<'div'> & {
  /** Two fields: the text, then its translation. */
  children?: ReactNode
}

/**
 * A text and its translation: next to each other from 64rem on, one below the other before that. Takes two fields, whose
 * labels, hints, controls and errors share their rows.
 */
export function FieldPair({ className, ...props }: FieldPairProps) {
  return (
    <div
      data-slot="field-pair"
      className={cx(
        'grid min-w-0 gap-x-8 gap-y-6 lg:grid-cols-2 lg:grid-rows-[repeat(4,auto)] lg:gap-y-0',
        'lg:*:row-span-4 lg:*:grid-rows-subgrid lg:*:*:[:is(input,textarea)]:row-start-3',
        'lg:*:*:first:row-start-1 lg:*:*:[[id$=-hint]]:row-start-2 lg:*:*:[[id$=-error]]:row-start-4',
        className,
      )}
      {...props}
    />
  )
}
