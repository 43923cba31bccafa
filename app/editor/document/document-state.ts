import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Editor } from '#app/editor/edited-record.ts'
import type { Issue } from '#app/editor/save-failure.ts'
import type { Pictures } from '#app/editor/use-pictures.ts'
import type { Shape } from './document-values.ts'

/** The form of one document: its inputs, its pictures, what is wrong with them, and its record. */
export type DocumentState = {
  /** The fields and lists of its content type. */
  shape: Shape
  form: UseFormReturn<FieldValues>
  editor: Editor
  pictures: Pictures
  issues: Issue[]
  errorOf: (path: string) => string | undefined
  /** Whether the text of a field is a suggestion that nobody has changed. */
  isSuggested: (place: string) => boolean
  /** Whether the text of a field is about the picture that was there before. */
  isOutdated: (place: string) => boolean
  /** After entries have moved, problems would be shown at others. */
  forgetIssuesOf: (list: string) => void
}
