import type { ReactNode } from 'react'

/** Something that an applicant reads of where they are, under its title. */
export function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-6 print:mt-3">
      <h3 className="font-sans text-base font-semibold print:text-sm">{title}</h3>
      <div className="mt-1 wrap-anywhere">{children}</div>
    </div>
  )
}
