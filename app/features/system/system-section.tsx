import { Card } from '@agency/ui/Card'
import { type ReactNode, useId } from 'react'

/** A titled group of facts, in a box of its own. */
export function SystemCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Card asChild className="h-full">
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="mb-4 font-sans text-lg">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  )
}

/** A titled table with a sentence about it. The table is the landmark. */
export function SystemTable({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h2 className="font-sans text-xl">{title}</h2>
      <p className="mt-1 mb-4 max-w-text text-sm text-muted">{text}</p>
      {children}
    </div>
  )
}
