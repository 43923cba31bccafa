import type { ReactNode } from 'react'

type RequiredMarkProps = {
  /** Room before it, where nothing else gives it: as much as in a Field, `ms-1.5`. */
  className?: string | undefined
  /** In place of a star. */
  children?: ReactNode
}

/** Says beside a label that an answer is needed. */
export function RequiredMark({ className = '', children }: RequiredMarkProps) {
  return (
    <span aria-hidden className={`text-sm font-normal text-muted ${className}`}>
      {'\u2060'}
      {children ?? '*'}
    </span>
  )
}
