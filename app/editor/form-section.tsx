import type { ReactNode } from 'react'

/** A titled group of fields in a long form. */
export function FormSection({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="grid min-w-0 gap-6">
      <h2 className="font-sans text-xl">{title}</h2>
      {children}
    </section>
  )
}
