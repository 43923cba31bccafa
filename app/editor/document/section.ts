import type { ReactNode } from 'react'

/** A titled part of the form: fields, then the entries of a list. */
export type Section = {
  title?: string
  note?: ReactNode
  /** A note about what the form holds. */
  renderNote?: (values: Record<string, unknown>) => ReactNode
  fields?: string[]
  list?: string
}
