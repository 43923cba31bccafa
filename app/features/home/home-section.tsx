import { Section } from '@agency/ui/Section'
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
export function HomeSection({ title, lead, action, children, ...section }: Props) {
  return (
    <Section {...section}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-3xl">{title}</h2>
          {lead && <p className="mt-3 max-w-text text-muted">{lead}</p>}
        </div>
        {action}
      </div>
      <div className="mt-8 sm:mt-10">{children}</div>
    </Section>
  )
}
