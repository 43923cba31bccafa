import { Card } from '@agency/ui/Card'
import { type ReactNode, useId } from 'react'

type Props = { title: string; className?: string; children: ReactNode }

/** A titled part of a person's page; its title can take the focus. */
export function PersonSection({ title, className, children }: Props) {
  const titleId = useId()
  return (
    <Card asChild className={className}>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} tabIndex={-1} className="mb-4 font-sans text-lg">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  )
}
