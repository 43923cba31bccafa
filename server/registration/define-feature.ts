import type { AnyRouter } from '@trpc/server'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Hono } from 'hono'
import type { Agency } from '#i18n/agency.ts'
import type { Locale } from '#i18n/paraglide/runtime.js'
import type { z } from '#i18n/zod.ts'
import type { Actor } from '#server/actor.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import type { HeldDraft } from '#server/drafts/held-draft.ts'
import type { Reader, Writer } from '#server/db/client.ts'
import type { HonoEnv } from '#server/http/env.ts'
import type { Person } from '#server/http/people.ts'
import type { Job } from '#server/jobs/define-job.ts'
import { inUse, isInUse, type Part, partOf } from '#server/registration/define-part.shared.ts'
import type { Limits } from '#server/registration/define-limits.ts'
import type { Tables } from '#server/registration/define-table.ts'
import type { PersonRows } from '#server/registration/rows-of-person.ts'
import type { Block } from '#server/print/document.ts'
import type { Needed, Right } from '#server/permissions.ts'
import type {
  ActivityArea,
  NoticeKind,
  FoundPerson,
  FormHandler,
  Form,
  RecordFeed,
  DeskReader,
  DeskItem,
  FigureBlock,
  FirstStep,
  StaffCommand,
  Finding,
} from '#server/registration/feature-parts.ts'

export type {
  ActivityArea,
  NoticeKind,
  NoticeTiming,
  FoundPerson,
  FormHandler,
  FormDone,
  FormAgain,
  Form,
  RecordFeed,
  DeskReader,
  DeskItem,
  Figure,
  FigureBlock,
  FirstStep,
  StaffCommand,
  Words,
  Finding,
} from '#server/registration/feature-parts.ts'

/**
 * What features give to one above them, by its name. That one declares what it takes beside what it does with it:
 * `declare module '#server/registration/define-feature.ts' { interface Contributions { … } }`.
 */
export interface Contributions {
  /** What somebody needs to read its list, which can be kept under a name as it is narrowed down. */
  views: Right
}

type Basics<Name, Router> = {
  /** The name of its folders in app/features, server/features and tests/features, and of its router. */
  name: Name
  /** The name of those folders where several content types share them. */
  folder?: string
  /** Of one that an agency can do without: its part; or the name of the part that it belongs to. */
  part?: Part | string
  /** Where people see features or what they give in an order, smaller ones stand before it; those without follow in theirs. */
  place?: number
  /** Its database tables: backup, restore and move take them. */
  tables: Tables
  /** Areas of the activity log by their id; empty for a feature that records nothing. */
  activity: Record<string, ActivityArea>
  /** How often something of it may be done. */
  limits?: Limits
  /** By their id, which is unique in the product. */
  notices?: Record<string, NoticeKind>
  /** Runs in the transaction that holds a scheduled draft. */
  onDraftHeld?: (transaction: Writer, draft: HeldDraft) => Promise<void>
  /** Runs in the transaction that turns a webhook off which has taken nothing for a day; gives what follows the commit. */
  onWebhookOff?: (transaction: Writer, webhook: { id: string; name: string }) => Promise<() => void>
  /** Runs in the transaction that notes that somebody has used their session. */
  onSeen?: (transaction: Writer, userId: string, now: Date) => Promise<void>
  /** Runs in the transaction in which somebody’s account was changed or deleted; `now` is null once it is deleted. */
  onAccountChanged?: (transaction: Writer, by: Actor, before: Person, now: Person | null) => Promise<void>
  /** Runs in the transaction that changes what visitors see of records of a content type. */
  onContentChanged?: (transaction: Writer, feature: string, recordIds: string[]) => Promise<void>
  /** Runs in the transaction that changes what the library says of a picture. */
  onPictureDescribed?: (transaction: Writer, path: string) => Promise<void>
  /** Runs after a restore, which may have brought back what refers to accounts that are gone or may less by now. */
  onRestored?: () => Promise<void>
  /** A scheduled backup failed, after one that succeeded. */
  onBackupFailed?: (problem: string) => Promise<void>
  /** Deletions wait for an owner, as the clock has jumped, or more is due than is usual. */
  onErasureHeld?: () => Promise<void>
  /** How people call its records, where their deletion waits for an owner. */
  erasedRecords?: () => string
  /** Finds its people or requests by name, telephone in any spelling, or reference: the newest `max`. */
  finder?: { right: Needed; find: (words: string, max: number) => Promise<FoundPerson[]> }
  /** For links in the activity log: the staff pages of its records with these ids, of those that are still there. One query. */
  subjectPages?: { right: Needed; find: (ids: string[]) => Promise<Map<string, string>> }
  /** For whoever runs the product, by name. */
  commands?: Record<string, StaffCommand>
  contributes?: Partial<Contributions>
  router?: Router
  /** Mounted at /api/v1. */
  rest?: OpenAPIHono<HonoEnv>
  /**
   * Nobody may learn who reads or writes its pages below `/<name>`, and when: they have no cookie, no referrer and no
   * cache, and neither they nor what staff do there are in a log or a metric.
   */
  isConfidential?: true
  /** Pages of one person, which no search engine lists and which tell other sites nothing: `/application-status`, and what is below. */
  personalPages?: readonly `/${string}`[]
  /** Further routes such as downloads, by the path they are mounted at. */
  routes?: Record<string, Hono<HonoEnv>>
  /** Public forms by the path of their page, which may have parameters: `/jobs/:slug`. */
  forms?: Record<string, FormHandler | Form>
  /**
   * Deletes what was erased after a backup was made that has been restored since, and gives how much. Runs after a restore, and whenever a
   * server has opened its database, before it serves anything.
   */
  eraseAgain?: () => Promise<number>
  /**
   * Writes anew what an earlier version of the product has stored in another form, such as keys by which names are compared, and gives how
   * much. Runs in the background after each start.
   */
  writeAnew?: () => Promise<number>
  /** What is printed of a person's rows in its tables, where somebody asks for everything that is kept about them. */
  everything?: (rows: PersonRows) => Block[]
  /** Deletes what has expired; runs every hour. Gives how much, where it knows. */
  purge?: () => Promise<number | void>
  /** Notes what has closed by its day since this ran last; runs every 20 seconds, as schedules do. */
  closeDue?: () => Promise<unknown>
  /** The demonstration has something of it, though it is no content. */
  hasDemonstration?: true
  /** Other work of every hour, bounded. Ends early once `signal` is aborted. */
  hourly?: (signal: AbortSignal) => Promise<void>
  /** Work with times of its own, by one process at a time: see server/jobs. Owners see it at /admin/system. */
  jobs?: readonly Job[]
  /** The published facts of the agency, for `agency()` of i18n/agency.ts. */
  agency?: () => Promise<Record<Locale, Agency>>
  /** A record with facts of the agency where its texts ask for them, for `fillSlots` of server/site/agency.ts. */
  fillSlots?: <Shape extends object>(record: Shape) => Promise<Shape>
  /** What waits for this person now; an item that counts 0 is not shown. Bounded queries: everybody in the staff area asks each minute. */
  desk?: (reader: DeskReader) => Promise<DeskItem[]>
  /** Figures of the first page, each with the list that has as many. One query for a block, of a bounded number of rows. */
  figures?: (reader: DeskReader) => Promise<FigureBlock[]>
  /** What it has of the way from an empty site to one that can be shown. */
  firstSteps?: readonly FirstStep[]
  /** Where people would wait in vain if its part were off: the list that shows them, and how many there are. */
  waiting?: { list: string; count: (database: Reader) => Promise<number> }
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
  /** How visitors find it by the search of the site; they do not where it is missing. */
  finding?(record: Item): Finding
  feed?: RecordFeed<Item>
}

/** Staff edit it, everybody reads it. Its changes go through `changeContent`. */
type ContentFeature<Item> = PublicRecords<Item> & {
  kind: 'content'
  /** How drafts, history and trash read and write its live rows. */
  content: ContentStore
  schema: z.ZodType
  /** What staff need to see its drafts and to change it. */
  right: Right
  /** Of documents: the screen with the list of its records, or with the only one. */
  list?: { page: string; label: () => string }
  /** Of settings: what visitors look for, by its field, and its label; staff are told where it is empty. */
  wanted?: Record<string, () => string>
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

/** All of them: what is stored of a part that is off is kept, backed up and erased as before. */
export function registeredFeatures(): readonly Feature[] {
  return registered
}

/** Those that the agency uses now: they alone are seen, called and run. */
export const usedFeatures = (): Feature[] => inUse(registered)

/** Whether the agency uses the feature of this name now. A name that is none counts as used: forms call procedures without it. */
export const isFeatureUsed = (name: string): boolean =>
  registered.every(feature => feature.name !== name || isInUse(feature))

/** Something computed once for the features that are registered. */
export function fromFeatures<T>(compute: (features: readonly Feature[]) => T): () => T {
  let last: { features: readonly Feature[]; result: T } | undefined
  return () => {
    if (last?.features !== registered) last = { features: registered, result: compute(registered) }
    return last.result
  }
}

/** All features in the order in which people see what they give. */
export const orderedFeatures = fromFeatures(features =>
  features.toSorted((one, other) => (one.place ?? LAST) - (other.place ?? LAST)),
)
const LAST = 1000
/** Those that the agency uses, in that order. */
export const shownFeatures = (): Feature[] => inUse(orderedFeatures())

/** What each feature gives, by the name that it is given under. */
const contributed = fromFeatures(features =>
  Map.groupBy(
    features.flatMap(({ name, contributes = {}, ...feature }) =>
      Object.entries(contributes).map(([to, given]) => ({
        to,
        from: name,
        part: partOf(feature),
        given: given as unknown,
      })),
    ),
    ({ to }) => to,
  ),
)

type Contribution<To extends keyof Contributions> = { from: string; part: string | undefined; given: Contributions[To] }

/** What all features give to one above them, in their order, each with its name: for what goes on while a part is off. */
export const allContributionsTo = <To extends keyof Contributions>(to: To) =>
  (contributed().get(to) ?? []) as Contribution<To>[]

/** What those give that the agency uses. */
export const contributionsTo = <To extends keyof Contributions>(to: To): Contribution<To>[] =>
  inUse(allContributionsTo(to))

/** All content types: their records are kept, found by what they need, and backed up, used or not. */
export const contentFeatures = fromFeatures(features => features.filter(feature => feature.kind === 'content'))
/** Those that the agency uses. */
export const usedContent = () => inUse(contentFeatures())

/** What staff need to edit records of a content type. */
export const rightToEdit = (feature: string): Right =>
  contentFeatures().find(({ name }) => name === feature)?.right ?? 'content'

/** The feature that records an action in the activity log. */
export const featureOfAction = (action: string): Feature | undefined =>
  registeredFeatures().find(({ activity }) =>
    Object.values(activity).some(({ actions }) => Object.hasOwn(actions, action)),
  )

/** All that have records for visitors. */
export const openFeatures = fromFeatures(features =>
  features.filter(feature => feature.kind === 'content' || feature.kind === 'built-in'),
)
/** Those of them whose records visitors read. */
export const publicFeatures = () => inUse(openFeatures())
