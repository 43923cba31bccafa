import { Slot } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** The pages of a long list, as links. Takes PaginationLinks and PaginationGaps. */
export function Pagination({
  label,
  className,
  children,
  ...props
}: ComponentProps<'nav'> & {
  /** Names the list to screen readers. */
  label: string
}) {
  return (
    <nav data-slot="pagination" aria-label={label} className={className} {...props}>
      <ul className="flex flex-wrap items-center gap-1">{children}</ul>
    </nav>
  )
}

/** One page of the list, or the one before or after it; aria-current="page" marks the open one. `asChild` for a router's link. */
export function PaginationLink({
  asChild,
  className,
  ...props
}: ComponentProps<'a'> & {
  /** The child element is the link, such as a router's. */
  asChild?: boolean | undefined
}) {
  const Root = asChild ? Slot : 'a'
  return (
    <li>
      <Root
        data-slot="pagination-link"
        className={cx(
          'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border border-transparent px-3 py-1 text-center leading-snug font-semibold text-brand tabular-nums transition-colors wrap-anywhere hover:bg-brand-soft hover:text-brand-strong active:bg-line focus-visible:rounded-md aria-disabled:pointer-events-none aria-disabled:text-muted aria-[current=page]:border-brand aria-[current=page]:bg-brand aria-[current=page]:text-on-brand [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:rtl:[scale:-1_1]',
          className,
        )}
        {...props}
      />
    </li>
  )
}

/** Marks the pages left out between two links. */
export function PaginationGap() {
  return (
    <li data-slot="pagination-gap" aria-hidden="true" className="grid min-h-11 min-w-6 place-items-center text-muted">
      …
    </li>
  )
}
