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
    <Section space="none" ground={ground} className={cx('py-8 sm:py-20', className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-2xl sm:text-3xl">{title}</h2>
          {lead && <p className="mt-2 max-w-text text-muted sm:mt-3">{lead}</p>}
        </div>
        {action}
      </div>
      <div className="mt-5 sm:mt-10">{children}</div>
    </Section>
  )
}
