import { Slot } from '@radix-ui/react-slot'
import { cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { look } from './inner/look.ts'

/** What waits for somebody, one line each; with `asChild` an `<ol>`, where the order says something. Takes TaskItems. */
export function TaskList({
  asChild,
  className,
  ...props
}: ComponentProps<'ul'> & {
  /** The child element is the list. */
  asChild?: boolean | undefined
}) {
  const Root = asChild ? Slot : 'ul'
  return <Root data-slot="task-list" className={cx('divide-y divide-line', className)} {...props} />
}

export const taskLook = look(
  'grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums [&_svg]:size-4',
  {
    variants: {
      /** How pressing it is, or that it is done. */
      variant: {
        /** Waits, and somebody should see to it. */
        urgent: 'bg-accent text-on-accent',
        /** Can wait. */
        usual: 'bg-sunken text-muted',
        /** Behind us. */
        done: 'bg-success-soft text-success',
      },
    },
    defaultVariants: { variant: 'usual' },
  },
)

type TaskItemProps = Omit<ComponentProps<'li'>, 'title'> &
  VariantProps<typeof taskLook> & {
    /** What kind it is, or its number; drawn in a circle, left out by screen readers. */
    icon?: ReactNode
    /** Under it, muted: since when, by whom. */
    description?: ReactNode
    /** Another link, button or badge at the end. */
    actions?: ReactNode
  }

/** One of them: put a link inside, which the whole line then is. */
export function TaskItem({ icon, description, actions, variant, className, children, ...props }: TaskItemProps) {
  return (
    <li
      data-slot="task-item"
      className={cx(
        'relative flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 has-[a:hover]:bg-sunken [&_[data-task]>a]:font-semibold [&_[data-task]>a]:after:absolute [&_[data-task]>a]:after:inset-0',
        className,
      )}
      {...props}
    >
      {icon && (
        <span aria-hidden="true" className={taskLook({ variant })}>
          {icon}
        </span>
      )}
      <span
        data-task
        className="grid min-w-0 grow basis-24 text-sm max-sm:basis-2/3 leading-snug wrap-anywhere sm:text-base sm:leading-snug"
      >
        {children}
        {description && <span className="text-sm text-muted">{description}</span>}
      </span>
      {actions && <span className="relative z-10 max-w-full max-sm:ps-11 sm:shrink-0">{actions}</span>}
    </li>
  )
}
