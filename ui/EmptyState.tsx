import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

type EmptyStateProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** A line icon of what is missing. */
  icon?: ReactNode
  /** What is so, in a few words. */
  title: ReactNode
  /** What to do now, in a sentence. */
  description?: ReactNode
  /** Buttons or links: the next step. */
  actions?: ReactNode
  /** The level of its title in the outline of the page. */
  headingLevel?: 'h2' | 'h3' | undefined
}

/** In place of an empty list: that there is nothing yet, and the next step. For failures use ErrorState. */
export function EmptyState({
  icon,
  title,
  description,
  actions,
  headingLevel: Heading = 'h2',
  className,
  ...props
}: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cx(
        'flex flex-col items-center rounded-lg border border-dashed border-edge px-5 py-12 text-center sm:py-16',
        className,
      )}
      {...props}
    >
      {icon && (
        <span
          aria-hidden="true"
          className="mb-5 grid size-14 place-items-center rounded-full bg-brand-soft text-brand [&_svg]:size-6"
        >
          {icon}
        </span>
      )}
      <Heading className="max-w-full text-xl wrap-anywhere">{title}</Heading>
      {description && <p className="mt-2 max-w-prose text-balance text-muted">{description}</p>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
