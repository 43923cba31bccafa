import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

type EntryTableProps = ComponentProps<'div'> & {
  /** What each column is called; for people who see, since each field has its own label. */
  heads: { label: ReactNode; required?: boolean | undefined }[]
}

/**
 * Entries with the same few fields, to be typed: a table where its columns have room, a card for each entry before that.
 * `heads` name the columns to people who see; screen readers read each field's own label. `className` sets
 * `--columns`: the tracks of the fields and one more on either side, none of them sized by its content, so that a key
 * pressed in one of hundreds of rows lays out that row alone.
 */
export function EntryTable({ heads, className, children, ...props }: EntryTableProps) {
  return (
    <div
      data-slot="entry-table"
      className={heads.length > 3 ? '@container/many-columns' : '@container/few-columns'}
      {...props}
    >
      <div
        className={cx(
          'grid grid-cols-1 gap-4 as-table:gap-0 as-table:rounded-lg as-table:border as-table:border-line as-table:bg-surface',
          className,
        )}
      >
        <div
          aria-hidden
          className="hidden grid-cols-(--columns) items-end gap-x-2 px-3 py-2.5 text-sm leading-snug font-semibold text-muted as-table:grid"
        >
          {heads.map(({ label, required }, n) => (
            <span key={n} className="min-w-0 wrap-anywhere first:col-start-2">
              {label}
              {required && ' *'}
            </span>
          ))}
        </div>
        {children}
      </div>
    </div>
  )
}

type EntryProps = ComponentProps<'div'> & {
  /** Names the entry to screen readers. */
  label: string
  /** Before its fields, usually its number. */
  place: ReactNode
  /** Buttons that move and remove it. */
  actions?: ReactNode
}

/** One entry: what stands before its fields, usually its number, then its fields, then its buttons. */
export function Entry({ label, place, actions, className, children, ...props }: EntryProps) {
  return (
    <div
      data-slot="entry"
      role="group"
      aria-label={label}
      className={cx(
        'relative grid min-w-0 grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4 [contain-intrinsic-block-size:auto_26rem] [content-visibility:auto] sm:p-6',
        'as-table:grid-cols-(--columns) as-table:items-start as-table:[contain-intrinsic-block-size:auto_3.5625rem] as-table:gap-x-2 as-table:gap-y-0 as-table:rounded-none as-table:border-x-0 as-table:border-b-0 as-table:bg-transparent as-table:px-3 as-table:py-1.5',
        className,
      )}
      {...props}
    >
      {place}
      <div
        className={cx(
          'grid min-w-0 gap-x-4 gap-y-5 @xl:grid-cols-2 as-table:contents',
          'as-table:*:*:first:sr-only as-table:*:*:[[id$=-hint]]:sr-only as-table:*:*:[[id$=-error]]:text-xs as-table:*:*:[input]:px-2.5 as-table:*:*:[input[placeholder]:placeholder-shown]:border-dashed',
        )}
      >
        {children}
      </div>
      <div className="flex min-w-0 flex-wrap items-center justify-between empty:hidden @xl:absolute @xl:end-6 @xl:top-5 as-table:static as-table:flex-nowrap as-table:empty:flex">
        {actions}
      </div>
    </div>
  )
}

/** A line between entries, such as what has just gone from there with a button that brings it back. */
export function EntryNote({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="entry-note"
      className={cx(
        'flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-dashed border-edge px-4 py-2 as-table:m-1.5',
        className,
      )}
      {...props}
    />
  )
}
