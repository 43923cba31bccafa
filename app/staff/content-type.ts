import type { ReactNode } from 'react'
import type { Late } from '#app/rendering/late.ts'
import type { Section } from '#app/editor/document/section.ts'
import type { localizedText } from '#i18n/locale.ts'
import type { Preview } from '#app/staff/preview.ts'
import type { DocumentRules } from '#server/drafts/document-schema.ts'
import type { Field, ListField } from '#server/drafts/field.ts'

type Values = Record<string, unknown>

/** What the screens that all content types share show of one. */
export type ContentType = {
  /** Where it is not that of its feature: the part of the product that it belongs to. */
  part?: string
  /** What one record is called, and all of them. */
  one: () => string
  many: () => string
  /** The paths of its list and of the form of a record. */
  listPage: string
  editPage: (id: string) => string
  /** The path of the public page of a record with these values. */
  publicPage: (id: string, values: Values) => string
  /** The record's name as props of the element that shows it; a draft may have none yet. */
  title: (values: Values) => ReturnType<typeof localizedText>
  /** The fields and lists of a record, in the order of its form. */
  fields: Record<string, Field>
  lists: Record<string, ListField>
  /** What its fields must be together where it is published, as its store has it. */
  rules?: DocumentRules<never>
  schemaVersion: number
  /** Its public page, as a preview shows a draft on it; without it, a feature below it has that page. Visitors load none of this. */
  preview?: Late<Preview<object>>
  /** Where the routes of `/admin/$type` show its form, and its list where it has none of its own. */
  staff?: Late<StaffScreens>
}

/** What the form and the list that all types share show of one. */
export type StaffScreens = {
  /**
   * The parts of the form of a record, which has an id once it is saved; without them all fields are in one, and each
   * list is in one of its own.
   */
  sections?: (id: string | undefined) => Section[]
  list?: StaffList
}

type StaffList = {
  /** Where there is no record yet. */
  empty: { title: () => string; text: () => string }
  /** The path of the picture of a record with these values. */
  pictureOf?: (values: Values) => string | undefined
  /** A line about a record with these values. */
  describe?: (values: Values) => ReactNode
  /** What stands below the records. */
  after?: () => ReactNode
}
