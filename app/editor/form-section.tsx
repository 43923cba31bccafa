import type { ReactNode } from 'react'

type Props = { id?: string; title?: string | undefined; aside?: ReactNode; children: ReactNode }

/** A titled group of fields in a long form; `aside` says something about it beside the title. */
export function FormSection({ id, title, aside, children }: Props) {
  return (
    <section id={id} className="grid min-w-0 gap-6">
      {(title || aside) && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <h2 className="font-sans text-xl">{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
