import { cx } from 'class-variance-authority'
import { TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

type ErrorStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What is so, in a few words. */
  title: ReactNode
  /** What to do now, in a sentence. */
  description?: ReactNode
  /** Buttons or links: the next step. */
  actions?: ReactNode
  /** What helps support to find the cause, such as a request id. */
  detail?: ReactNode
  /** The level of its title in the outline of the page. */
  headingLevel?: 'h2' | 'h3' | undefined
}

/** In place of content that could not be loaded: what happened, what to do. Announced at once; not for an invalid form field. */
export function ErrorState({
  title,
  description,
  actions,
  detail,
  headingLevel: Heading = 'h2',
  className,
  ...props
}: ErrorStateProps) {
  return (
    <div
      data-slot="error-state"
      role="alert"
      className={cx(
        'flex flex-col items-center rounded-lg border border-line bg-surface px-5 py-12 text-center sm:py-16',
        className,
      )}
      {...props}
    >
      <span aria-hidden="true" className="mb-5 grid size-14 place-items-center rounded-full bg-danger-soft text-danger">
        <TriangleAlert className="size-6" />
      </span>
      <Heading className="max-w-full text-xl wrap-anywhere">{title}</Heading>
      {description && <p className="mt-2 max-w-prose text-balance text-muted">{description}</p>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
      {detail && <p className="mt-6 max-w-full text-xs text-muted wrap-anywhere">{detail}</p>}
    </div>
  )
}
