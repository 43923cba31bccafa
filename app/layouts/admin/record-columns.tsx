import type { ReactNode } from 'react'

/** A record and what belongs beside it: one below the other where the page has no room for both, as with letters of 200 %. */
export function RecordColumns({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid items-start gap-6 @[52rem]:grid-cols-[minmax(0,1fr)_20rem]">{children}</div>
    </div>
  )
}
