import { cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { look } from './inner/look.ts'

/** What happened along an upright line: the years of a company, or how far one thing has come. Takes TimelineItems. */
export function Timeline({ className, ...props }: ComponentProps<'ol'>) {
  return <ol data-slot="timeline" className={cx('grid grid-cols-1', className)} {...props} />
}

export const timelineLook = look(
  'relative min-w-0 break-inside-avoid ps-8 pb-6 last:pb-0 before:absolute before:start-0 before:top-1.5 before:size-3.5 before:rounded-full before:border-2 after:absolute after:start-1.5 after:top-5 after:-bottom-1.5 after:border-s-2 last:after:hidden',
  {
    variants: {
      /** Whether it has happened, happens now, or is still to come. */
      state: {
        /** Over, and the way goes on from it. */
        done: 'before:border-brand before:bg-brand after:border-brand',
        /** Where it is now. */
        current:
          'before:border-brand before:bg-paper before:[box-shadow:0_0_0_4px_var(--color-brand-soft)] after:border-edge',
        /** Still to come. */
        upcoming: 'text-muted before:border-edge before:bg-paper after:border-edge',
      },
    },
    defaultVariants: { state: 'done' },
  },
)

type TimelineItemProps = Omit<ComponentProps<'li'>, 'title'> &
  VariantProps<typeof timelineLook> & {
    /** What happened, for a state; years need none. */
    title?: ReactNode
    /** When it was: large where it stands alone, small under a title. */
    time?: ReactNode
  }

/** One event: when it was, and a sentence or two. `current` is read out as the present step. */
export function TimelineItem({ title, time, state, className, children, ...props }: TimelineItemProps) {
  return (
    <li
      data-slot="timeline-item"
      aria-current={state === 'current' ? 'step' : undefined}
      className={timelineLook({ state, className })}
      {...props}
    >
      {title && <p className="font-semibold wrap-anywhere">{title}</p>}
      {time && (
        <p
          className={
            title
              ? 'text-sm text-muted'
              : 'font-display text-xl leading-tight font-semibold text-brand lining-nums tabular-nums wrap-anywhere'
          }
        >
          {time}
        </p>
      )}
      {children && <div className="mt-1 wrap-anywhere">{children}</div>}
    </li>
  )
}
