import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

type TableProps = ComponentProps<'table'> & { label: string; caption?: ReactNode }

/** Rows of facts to compare; not for layout. When too narrow it scrolls in its own region: Tab reaches it, the arrow keys scroll it. */
export function Table({ label, caption, className, children, ...props }: TableProps) {
  return (
    <div data-slot="table-region" role="region" aria-label={label} tabIndex={0} className="overflow-x-auto rounded-lg border border-line bg-surface focus-visible:rounded-lg">
      <table data-slot="table" className={cx('w-full border-collapse text-start', className)} {...props}>
        {caption && <caption className="border-b border-line px-4 py-4 text-start text-sm text-muted sm:px-6">{caption}</caption>}
        {children}
      </table>
    </div>
  )
}

/** The row of column names. */
export function TableHead({ className, ...props }: ComponentProps<'thead'>) {
  return <thead data-slot="table-head" className={cx('border-b border-edge text-sm', className)} {...props} />
}

/** The rows themselves, parted by hairlines. */
export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody data-slot="table-body" className={cx('divide-y divide-line', className)} {...props} />
}

/** Totals under the rows. */
export function TableFoot({ className, ...props }: ComponentProps<'tfoot'>) {
  return <tfoot data-slot="table-foot" className={cx('border-t border-edge bg-sunken font-semibold', className)} {...props} />
}

/** One row of cells. */
export function Row({ className, ...props }: ComponentProps<'tr'>) {
  return <tr data-slot="row" className={cx('in-[tbody]:hover:bg-sunken', className)} {...props} />
}

const cell = cva('px-2 py-3.5 align-top first:ps-4 last:pe-4 sm:px-4 sm:first:ps-6 sm:last:pe-6', {
  variants: { variant: { text: 'min-w-20 text-start sm:min-w-28', numeric: 'text-end tabular-nums not-in-[thead]:whitespace-nowrap' } },
  defaultVariants: { variant: 'text' },
})

/** Names a column, or a row with scope="row". */
export function HeadCell({ variant, className, ...props }: ComponentProps<'th'> & VariantProps<typeof cell>) {
  return <th data-slot="head-cell" scope="col" className={cell({ variant, className: cx('font-semibold in-[thead]:align-bottom in-[thead]:text-muted', className) })} {...props} />
}

/** One fact; `numeric` lines figures up at the end. */
export function Cell({ variant, className, ...props }: ComponentProps<'td'> & VariantProps<typeof cell>) {
  return <td data-slot="cell" className={cell({ variant, className })} {...props} />
}
