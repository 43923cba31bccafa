import type { Actor } from '#server/actor.ts'
import type { DocumentRules } from '#server/drafts/document-schema.ts'
import type { Field, ListField } from '#server/drafts/field.ts'
import type { Missing } from '#server/drafts/list-shows.shared.ts'
import type { Reader, Writer } from '#server/db/client.ts'
import type { Prisma } from '../../prisma/generated/sqlite/client.ts'
import type { z } from '#i18n/zod.ts'

/** What a revision did to its record. */
export type RevisionAction = 'created' | 'drafted' | 'published' | 'changed' | 'unpublished' | 'deleted' | 'restored'

/** What visitors see of a record: `data` without `_id` and `version`, children with their `_id`s, fields without a value left out. */
export type Live<Data> = { id: string; version: number; createdAt: Date; data: Data }

/**
 * How drafts, history and trash read and write the live rows of one content type. `Data` is the whole record as its form and REST know it,
 * without `_id` and `version`. Every list of entries with fields has an `_id` in each entry; the engine gives one to new entries.
 */
export type ContentStore<Data extends object = Record<string, unknown>> = {
  /** The name of its feature. */
  feature: string
  /** The table of its live rows, where these may be from before there was history. */
  table?: Prisma.ModelName
  /** The ids of records that are there from the start, empty until they are saved; staff neither add nor delete any. */
  fixedIds?: readonly string[]
  /** Grows when the shape of `Data` changes in a way that older revisions do not parse any more. */
  schemaVersion: number
  /** Pure steps from each earlier schema version to the next, run when an old revision is read. */
  upgrade: Record<number, (data: Record<string, unknown>) => Record<string, unknown>>
  /** The whole rules, for publishing. */
  publishSchema: z.ZodType<Data>
  /** What of them concerns several fields, so that it is told beside what is wrong in one. */
  rules?(data: Data): ReturnType<DocumentRules<Data>>
  /** What keeps a record that is right from being published now, such as a day that is over; `live` is what visitors see of it. */
  untimely?(data: Partial<Data>, live: Partial<Data> | undefined): ReturnType<DocumentRules<Data>>
  /** Shape and limits alone: required fields may be empty. What it returns has every field that a form shows. */
  draftSchema: z.ZodType<object>
  /** The fields for comparing states, in the order of the form. */
  fields: Record<string, Field>
  lists?: Record<string, ListField>
  /** Of documents: everything that a search of visitors looks at; without it, each text of its fields and lists. */
  texts?(data: Data): string[]
  /** The record's name; of a draft it may be empty. */
  title(data: Partial<Data>): string
  /** What visitors miss in a record besides translations, which follow from the fields. */
  missing?(data: Partial<Data>): Exclude<Missing, 'bangla'>[]
  /** A draft as its public page takes a record, for previews: what is missing is empty. */
  toPublic(id: string, draft: Record<string, unknown>): object
  /** For a content type whose records have pages at addresses of their own. */
  address?: {
    slug(data: Data): string
    withSlug(data: Data, slug: string): Data
    /** The id of the live record at this slug. */
    findLive(database: Reader, slug: string): Promise<string | undefined>
  }
  /** All live records, or those with these ids. */
  readLive(database: Reader, ids?: string[]): Promise<Live<Data>[]>
  /** Inserts live rows with the given ids, those of children included; `at` is the `updatedAt` that their events tell. */
  insertLive(transaction: Writer, records: Live<Data>[], at: Date): Promise<void>
  /** Replaces the values of live rows, and sets `version` and `updatedAt`. */
  updateLive(transaction: Writer, changes: Live<Data>[], at: Date): Promise<void>
  deleteLive(transaction: Writer, ids: string[]): Promise<void>
  /** Writes the activity log. Saved drafts are in the history alone. */
  recordActivity(
    transaction: Writer,
    by: Actor,
    action: Exclude<RevisionAction, 'drafted'>,
    targets: { subjectId: string; subject: string; revision: number }[],
  ): Promise<void>
}

/** Checks a store and forgets its data type, which only the feature itself knows. */
export function defineContent<Data extends object>(store: ContentStore<Data>): ContentStore<Data> {
  return store
}
