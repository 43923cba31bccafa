import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { gutter } from './Section.tsx'

type StatusPageProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** A few words or a number above the title, such as 404. */
  code?: ReactNode
  /** The one thing to say: the h1 of the page. */
  title: ReactNode
  /** What it means and what to do. */
  description?: ReactNode
  /** Ways on. */
  actions?: ReactNode
}

/** A page with a single message: not found, waiting, failed. Put it inside <main>. */
export function StatusPage({ code, title, description, actions, className, ...props }: StatusPageProps) {
  return (
    <div
      data-slot="status-page"
      className={cx(gutter, 'flex min-h-[60dvh] flex-col justify-center py-16 *:max-w-text', className)}
      {...props}
    >
      {code && <p className="mb-4 text-sm font-semibold text-brand tabular-nums">{code}</p>}
      <h1 className="text-4xl wrap-anywhere">{title}</h1>
      {description && <div className="mt-5 max-w-prose text-lg text-muted">{description}</div>}
      {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
    </div>
  )
}
