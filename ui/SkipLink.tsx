import { Slot } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** The first link of a page, visible only with focus: skips the navigation. */
export function SkipLink({
  asChild,
  className,
  ...props
}: ComponentProps<'a'> & {
  /** The child element is the link, such as a router's. */
  asChild?: boolean | undefined
}) {
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      data-slot="skip-link"
      className={cx(
        'fixed start-4 top-2 z-layer inline-flex min-h-11 -translate-y-24 items-center rounded-md bg-ink px-4 font-semibold text-paper transition-transform focus:translate-y-0 focus-visible:rounded-md',
        className,
      )}
      {...props}
    />
  )
}
