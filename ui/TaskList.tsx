import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

/** What waits for somebody, one line each. */
export function TaskList({ className, ...props }: ComponentProps<'ul'>) {
  return <ul data-slot="task-list" className={cx('divide-y divide-line', className)} {...props} />
}

const sign = cva('grid size-8 shrink-0 place-items-center rounded-full [&_svg]:size-4', {
  variants: {
    variant: { urgent: 'bg-accent text-on-accent', usual: 'bg-sunken text-muted' },
  },
  defaultVariants: { variant: 'usual' },
})

type TaskItemProps = Omit<ComponentProps<'li'>, 'title'> &
  VariantProps<typeof sign> & { icon?: ReactNode; note?: ReactNode; action?: ReactNode }

/** One of them: put a link inside, which the whole line then is. `action` is another link or button at the end. */
export function TaskItem({ icon, note, action, variant, className, children, ...props }: TaskItemProps) {
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
        <span aria-hidden="true" className={sign({ variant })}>
          {icon}
        </span>
      )}
      <span
        data-task
        className="grid min-w-0 grow basis-24 text-sm max-sm:basis-2/3 leading-snug wrap-anywhere sm:text-base sm:leading-snug"
      >
        {children}
        {note && <span className="text-sm text-muted">{note}</span>}
      </span>
      {action && <span className="relative z-10 shrink-0 max-sm:ps-11">{action}</span>}
    </li>
  )
}
