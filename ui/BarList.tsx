import { Slot, Slottable } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

/** Things ordered by their number, each with a bar as long as its part of the largest. Takes Bars. */
export function BarList({ className, ...props }: ComponentProps<'ol'>) {
  return <ol data-slot="bar-list" className={cx('grid grid-cols-1 gap-x-8', className)} {...props} />
}

type BarProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The child element is the whole row, such as a link. */
  asChild?: boolean | undefined
  /** What the figures are of. */
  title: ReactNode
  /** The number as it is read. */
  value: ReactNode
  /** What else is known, muted below the bar. */
  description?: ReactNode
  /** Of the largest, from 0 to 1. */
  share: number
}

/** One thing of a BarList: its name, its number and the bar below them. With `asChild` the child element is the row. */
export function Bar({ asChild, title, value, description, share, className, children, ...props }: BarProps) {
  const Root = asChild ? Slot : 'div'
  return (
    <li className="min-w-0 border-t border-line">
      <Root data-slot="bar" className={cx('grid min-h-11 gap-1 py-2', className)} {...props}>
        <span className="flex items-center justify-between gap-4">
          <span className="min-w-0 text-sm font-semibold wrap-anywhere">{title}</span>
          <span className="text-sm tabular-nums">{value}</span>
        </span>
        <svg aria-hidden="true" width="100%" height="6" className="rounded-full bg-sunken text-brand rtl:[scale:-1_1]">
          <rect width={`${Math.max(1, share * 100).toFixed(1)}%`} height="6" rx="3" fill="currentColor" />
        </svg>
        {description && <span className="text-sm wrap-anywhere text-muted">{description}</span>}
        <Slottable>{children}</Slottable>
      </Root>
    </li>
  )
}
