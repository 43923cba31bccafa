import { Section } from '@agency/ui/Section'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  lead?: ReactNode
  action?: ReactNode
  children: ReactNode
  ground?: 'surface'
  className?: string
}

/** A section of the home page: its heading, what leads further beside it, and what it shows. */
export function HomeSection({ title, lead, action, children, ground, className }: Props) {
  return (
    <Section space="none" ground={ground} className={cx('py-5 sm:py-20', className)}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:grid sm:grid-cols-[1fr_auto] sm:gap-x-8 sm:gap-y-3">
        <h2 className="grow basis-32 text-xl wrap-anywhere sm:text-3xl">{title}</h2>
        {lead && (
          <p className="max-w-text wrap-anywhere text-muted max-sm:order-1 max-sm:basis-full sm:col-start-1">{lead}</p>
        )}
        {action && (
          <div
            className={cx(
              'self-end max-sm:*:px-3 max-sm:*:text-sm sm:col-start-2 sm:row-start-1',
              lead && 'sm:row-span-2',
            )}
          >
            {action}
          </div>
        )}
      </div>
      <div className="mt-3 sm:mt-10">{children}</div>
    </Section>
  )
}
