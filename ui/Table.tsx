import { cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { look } from './inner/look.ts'

type TableProps = ComponentProps<'table'> & {
  /** Names the table to screen readers. */
  label: string
  /** Above the rows: where the figures come from, as of when. */
  caption?: ReactNode
  /** What happens when it is too narrow: `scroll` sideways, or `stack` each row as a block on phones. */
  variant?: 'scroll' | 'stack' | undefined
  /** From 80rem on it does not scroll, so that a sticky head stays in view. */
  stickyHead?: boolean | undefined
}

/** Facts to compare, row by row, put together by hand. Takes a TableHead, a TableBody and a TableFoot of Rows. */
export function Table({ label, caption, variant = 'scroll', stickyHead, className, children, ...props }: TableProps) {
  // relative: text for screen readers alone, in a cell out of view, would widen the whole page
  return (
    <div
      data-slot="table-region"
      data-variant={variant}
      role="region"
      aria-label={label}
      tabIndex={0}
      className={cx(
        'relative overflow-x-auto rounded-lg border border-line bg-surface focus-visible:rounded-lg',
        stickyHead && 'xl:overflow-visible',
      )}
    >
      <table
        data-slot="table"
        className={cx('w-full border-collapse text-start max-sm:in-[[data-variant=stack]]:block', className)}
        {...props}
      >
        {caption && (
          <caption className="border-b border-line px-4 py-4 text-start text-sm text-muted sm:px-6">{caption}</caption>
        )}
        {children}
      </table>
    </div>
  )
}

/** The row of column names. */
export function TableHead({ className, ...props }: ComponentProps<'thead'>) {
  return (
    <thead
      data-slot="table-head"
      className={cx('border-b border-edge max-sm:in-[[data-variant=stack]]:sr-only', className)}
      {...props}
    />
  )
}

/** The rows, separated by thin lines. */
export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return (
    <tbody
      data-slot="table-body"
      className={cx('divide-y divide-line max-sm:in-[[data-variant=stack]]:block', className)}
      {...props}
    />
  )
}

/** Totals under the rows. */
export function TableFoot({ className, ...props }: ComponentProps<'tfoot'>) {
  return (
    <tfoot
      data-slot="table-foot"
      className={cx('border-t border-edge bg-sunken font-semibold', className)}
      {...props}
    />
  )
}

/** One row of cells. */
export function Row({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      data-slot="row"
      className={cx(
        'in-[tbody]:hover:bg-sunken max-sm:in-[[data-variant=stack]_tbody]:flex max-sm:in-[[data-variant=stack]_tbody]:flex-wrap max-sm:in-[[data-variant=stack]_tbody]:items-baseline max-sm:in-[[data-variant=stack]_tbody]:gap-x-3 max-sm:in-[[data-variant=stack]_tbody]:gap-y-2 max-sm:in-[[data-variant=stack]_tbody]:p-4',
        className,
      )}
      {...props}
    />
  )
}

const stacked =
  'max-sm:in-[[data-variant=stack]_tbody]:block max-sm:in-[[data-variant=stack]_tbody]:p-0! max-sm:in-[[data-variant=stack]_tbody]:not-data-beside:basis-full max-sm:in-[[data-variant=stack]_tbody]:data-beside:min-w-0! max-sm:in-[[data-variant=stack]_tbody]:empty:hidden'
const labelled =
  'max-sm:in-[[data-variant=stack]]:before:me-2 max-sm:in-[[data-variant=stack]]:before:text-sm max-sm:in-[[data-variant=stack]]:before:text-muted max-sm:in-[[data-variant=stack]]:before:content-[attr(data-label)]'

export const cellLook = look(
  'px-1.5 py-3.5 align-top text-sm first:ps-3 last:pe-3 sm:px-4 sm:text-base sm:first:ps-6 sm:last:pe-6 in-[thead]:text-xs sm:in-[thead]:text-sm',
  {
    variants: {
      /** What the cell holds: words or figures. */
      variant: {
        /** Words. */
        text: 'min-w-18 text-start sm:min-w-28',
        /** What the row is about, in a wider column. */
        title: 'min-w-18 text-start sm:min-w-52',
        /** Figures, one under the other at the end; in a block of a stack at the start, as all else. */
        numeric:
          'text-end tabular-nums not-in-[thead]:whitespace-nowrap max-sm:in-[[data-variant=stack]_tbody]:text-start',
      },
    },
    defaultVariants: { variant: 'text' },
  },
)

/** Names a column, or a row with scope="row". */
export function HeadCell({ variant, className, ...props }: ComponentProps<'th'> & VariantProps<typeof cellLook>) {
  return (
    <th
      data-slot="head-cell"
      scope="col"
      className={cellLook({
        variant,
        className: cx('font-semibold in-[thead]:align-bottom in-[thead]:text-muted', stacked, className),
      })}
      {...props}
    />
  )
}

/** One value of a row. */
export function Cell({
  variant,
  label,
  className,
  ...props
}: ComponentProps<'td'> &
  VariantProps<typeof cellLook> & {
    /** Names it in a stack, where its content needs that. */
    label?: string | undefined
  }) {
  return (
    <td
      data-slot="cell"
      data-label={label}
      className={cellLook({ variant, className: cx(stacked, label && labelled, className) })}
      {...props}
    />
  )
}
