import type { ReactNode } from 'react'

/** A part of the page: its heading beside it where the screen allows. */
export function PagePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-16 gap-y-4 border-t border-line pt-8 lg:grid-cols-[1fr_2fr]">
      <h2 className="text-2xl">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
