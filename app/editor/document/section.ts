import type { ReactNode } from 'react'

/** A titled part of the form: fields, then the entries of a list. */
export type Section = {
  title?: string
  note?: ReactNode
  /** A note about what the form holds; `set` changes a field of it. */
  renderNote?: (values: Record<string, unknown>, set: (name: string, value: string | boolean) => void) => ReactNode
  fields?: string[]
  list?: string
}
