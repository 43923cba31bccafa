import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

/** What happened, year by year, along an upright line. */
export function Timeline({ className, ...props }: ComponentProps<'ol'>) {
  return <ol data-slot="timeline" className={cx('ms-1.5 border-s border-edge', className)} {...props} />
}

type TimelineItemProps = ComponentProps<'li'> & { time: ReactNode }

/** One event: when it was, and a sentence or two. */
export function TimelineItem({ time, className, children, ...props }: TimelineItemProps) {
  return (
    <li data-slot="timeline-item" className={cx(item, className)} {...props}>
      <p className="font-display text-xl font-semibold text-brand lining-nums tabular-nums wrap-anywhere">{time}</p>
      <div className="mt-1 wrap-anywhere">{children}</div>
    </li>
  )
}

const item =
  'relative min-w-0 break-inside-avoid ps-6 pb-8 last:pb-0 before:absolute before:-start-1.5 before:top-2.5 before:size-3 before:rounded-full before:bg-brand'
