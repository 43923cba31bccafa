import { cx } from 'class-variance-authority'
import { ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'

/** The pages above this one, from the top down; the last item is `current`. First-level pages need none. */
export function Breadcrumb({
  label,
  className,
  children,
  ...props
}: ComponentProps<'nav'> & {
  /** Names it to screen readers. */
  label: string
}) {
  return (
    <nav data-slot="breadcrumb" aria-label={label} className={cx('text-sm text-muted', className)} {...props}>
      <ol className="-ms-1 flex flex-wrap items-center gap-x-1">{children}</ol>
    </nav>
  )
}

/** One step: a link, or with `current` the page itself. */
export function BreadcrumbItem({
  current,
  className,
  children,
  ...props
}: ComponentProps<'li'> & {
  /** This page: it is no link. */
  current?: boolean | undefined
}) {
  return (
    <li
      data-slot="breadcrumb-item"
      className={cx(
        'group/item flex min-w-0 items-center gap-1 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:rounded-sm [&_a]:px-1 [&_a]:underline-offset-4 [&_a:hover]:text-ink [&_a:hover]:underline',
        className,
      )}
      {...props}
    >
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-edge group-first/item:hidden rtl:[scale:-1_1]" />
      {current ? (
        <span aria-current="page" className="inline-flex min-h-11 min-w-0 items-center px-1 text-ink wrap-anywhere">
          {children}
        </span>
      ) : (
        children
      )}
    </li>
  )
}
