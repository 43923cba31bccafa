import type { Field } from '#server/drafts/field.ts'
import type { DocumentState } from './document-state.ts'

export type InputProps = {
  document: DocumentState
  /** The fields among which it stands, and its name among them. */
  fields: Record<string, Field>
  name: string
  /** The list and the index of its entry: `slides.2.`; empty for a field of the document. */
  prefix: string
  /** The same as long as the form is open. */
  entryKey?: string | undefined
}
