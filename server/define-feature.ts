import type { AnyRouter } from '@trpc/server'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Hono } from 'hono'
import type { z } from '#i18n/zod.ts'
import type { ContentStore } from '#server/content/define-content.ts'
import type { HonoEnv } from '#server/http/env.ts'
import type { Tables } from '#server/define-table.ts'
import type { Context } from '#server/trpc/procedures.ts'

/** What one area of the activity log records: the action names in the database, each with its label. */
export type ActivityArea = {
  label: () => string
  actions: Record<string, () => string>
  /** The log stores names of records in English. */
  hasEnglishSubjects?: true
  /** The record's name in Bangla. */
  subjectBn?: (subject: string) => string | undefined
  /** The label of a stored code such as a role; undefined for any other text. */
  describeDetail?: (action: string, detail: string) => string | undefined
}

/** Runs a form that was posted without scripts, and gives the path to continue at. */
export type FormHandler = (
  context: Context,
  fields: Record<string, string>,
  query: Record<string, string>,
) => Promise<string>

/** RSS of a feature's records, newest first. `page` is the path of the list that it stands for. */
export type RecordFeed<Item> = {
  path: string
  page: string
  title: () => string
  description: () => string
  item(this: void, record: Item): { title: string; description: string; date: Date; path: string; image: string }
}

type Basics<Name, Router> = {
  /** The name of its folders in app/features, server/features and tests/features, and of its router. */
  name: Name
  /** Its database tables: backup, restore and move take them. */
  tables: Tables
  /** Areas of the activity log by their id; empty for a feature that records nothing. */
  activity: Record<string, ActivityArea>
  router?: Router
  /** Mounted at /api/v1. */
  rest?: OpenAPIHono<HonoEnv>
  /** Further routes such as downloads, by the path they are mounted at. */
  routes?: Record<string, Hono<HonoEnv>>
  /** Public forms by the path of their page. */
  forms?: Record<string, FormHandler>
  /** Deletes what has expired; runs every hour. */
  purge?: () => Promise<void>
  /** What the person at the terminal should know when the server has started. */
  startMessage?: () => Promise<string | undefined>
}

/** What every kind of public record says about itself. */
type PublicRecords<Item> = {
  /** Everything that visitors can see now. */
  records(): Promise<Item[]>
  /** The pages that show a record, its own last; the sitemap lists them. */
  pages(record: Item): string[]
  title(record: Item): string
  titleBn?(record: Item): string | undefined
  /** Texts in which staff search. */
  searchText(record: Item): string[]
  feed?: RecordFeed<Item>
}

/** Staff edit it, everybody reads it. Its changes go through `changeContent`. */
type ContentFeature<Item> = PublicRecords<Item> & {
  kind: 'content'
  /** How drafts, history and trash read and write its live rows. */
  content: ContentStore
  schema: z.ZodType
  /** The id of a record, and the path of the page where staff edit it. */
  idOf(record: Item): string
  editPage(id: string): string
  /** Addresses of the pictures in a record: stored pictures among them are never purged. */
  pictures(record: Item): string[]
}

/** Everybody reads it, but it is part of the program: there is nothing to edit, purge or back up. */
type BuiltInFeature<Item> = PublicRecords<Item> & { kind: 'built-in' }

/** What people sent in confidence: on no public page, in no search, feed or sitemap. */
type PersonalFeature = { kind: 'personal' }

/** A part of the product without records for visitors, such as accounts or the dashboard. */
type ToolFeature = { kind: 'tool' }

export type Feature<Item = unknown, Name = string, Router = AnyRouter> = Basics<Name, Router> &
  (ContentFeature<Item> | BuiltInFeature<Item> | PersonalFeature | ToolFeature)

/** Checks a feature's registration; its name and router keep their types for the client. */
export function defineFeature<Item, const Name extends string, Router extends AnyRouter = never>(
  feature: Feature<Item, Name, Router>,
): Feature<Item, Name, Router> {
  return feature
}

let registered: readonly Feature[] = []

/** Makes features known to the infrastructure, which imports none of them. */
export function registerFeatures(features: readonly Feature[]): void {
  registered = features
}

export function registeredFeatures(): readonly Feature[] {
  return registered
}

/** Something computed once for the features that are registered. */
export function fromFeatures<T>(compute: (features: readonly Feature[]) => T): () => T {
  let last: { features: readonly Feature[]; result: T } | undefined
  return () => {
    if (last?.features !== registered) last = { features: registered, result: compute(registered) }
    return last.result
  }
}

export const contentFeatures = fromFeatures(features => features.filter(feature => feature.kind === 'content'))

export const publicFeatures = fromFeatures(features =>
  features.filter(feature => feature.kind === 'content' || feature.kind === 'built-in'),
)
