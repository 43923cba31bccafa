import type { Locale } from '#i18n/paraglide/runtime.js'
import type { DocumentFields, DocumentLists, DocumentOf, DocumentRules } from '#server/drafts/document-schema.ts'

/** A group of settings: a content type of one record, `settings-<group>`. */
export type SettingGroup<
  Fields extends DocumentFields = DocumentFields,
  Lists extends DocumentLists = DocumentLists,
> = {
  group: string
  /** Smaller ones stand before it, whichever feature they are of. */
  place: number
  label: (inputs?: object, options?: { locale?: Locale }) => string
  fields: Fields
  lists: Lists
  rules?: DocumentRules<DocumentOf<Fields, Lists>>
  /** What visitors look for: staff are told where it is empty. */
  wanted?: readonly (keyof Fields | keyof Lists)[]
}

/** For how many months a feature keeps personal data: a field of the group `retention`. */
export type Retention = {
  field: string
  place: number
  label: () => string
  hint: () => string
  /** Months, where staff have said nothing. */
  usual: number
  /** What staff can say, in months; from 1 to 120 unless said. */
  limits?: { least: number; greatest: number }
}
