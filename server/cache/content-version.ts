import { config, databaseFile } from '#server/config/config.ts'
import { changedAreas, EVERYTHING, unnoted } from '#server/cache/areas.ts'
import { read, write, type Writer } from '#server/db/client.ts'
import { perServer } from '#server/process/lifecycle.ts'
import type { FeedPlace } from '#server/changes/cursor.ts'
import { deliverWebhooksSoon } from '#server/changes/deliver.ts'
import { hasAnnounced } from '#server/changes/outbox.ts'

/** How long a change by another process may stay unseen where no notification of the database tells of it. */
const VERSION_TTL_MS = 500
const CHANNEL = 'content'
/** How long a visitor waits for a database that does not answer. A file never goes away: there it is the machine that is slow. */
const queryTimeoutMs = () => (isPostgres() ? 1_000 : 10_000)
const isPostgres = () => databaseFile(config.DATABASE_URL) === null

let querying: Promise<number | undefined> | undefined
let isAway = false
let known: { version: number; at: number } | undefined
let changes = 0
/**
 * The content versions in which the areas last changed, as of `version`, and the newest event of the feed of changes then, which is never
 * newer than what is read by these areas; replaced as a whole.
 */
type Areas = { version: number; changed: ReadonlyMap<string, number>; end?: FeedPlace | undefined }
const seen = perServer(() => ({ areas: { version: 0, changed: new Map() } as Areas }))

/** Counts every change of what visitors can read; 0 in a database that was never written. */
export function contentVersion(): Promise<number> {
  return unnoted(readVersion)
}

async function readVersion() {
  const state = seen()
  const changesBefore = changes
  const { version, end } = await readStored()
  const changed = version === state.areas.version ? state.areas.changed : await readAreas(version)
  if (version < state.areas.version) return state.areas.version // asked at the same time, and answered by an earlier state
  state.areas = { version, changed, end }
  if (changesBefore === changes) known = { version, at: performance.now() }
  return version
}

/**
 * In one statement, so that no change comes between; run by almost every request: a third of what models cost.
 * docs/decisions/0012 says why.
 */
async function readStored(): Promise<{ version: number; end: FeedPlace | undefined }> {
  const [row] = await read.$queryRaw<{ version: number | null; number: number | null; id: string | null }[]>`
    SELECT "content"."version", "newest"."number", "newest"."id" FROM (SELECT 1) AS "one"
    LEFT JOIN "Content" AS "content" ON "content"."id" = 1
    LEFT JOIN "Change" AS "newest" ON "newest"."number" = (SELECT MAX("number") FROM "Change")`
  const { number, id } = row ?? {}
  const isBegun = typeof number === 'number' && typeof id === 'string'
  return { version: row?.version ?? 0, end: isBegun ? { number, id } : undefined }
}

async function readAreas(version: number): Promise<Areas['changed']> {
  const rows = await read.contentArea.findMany()
  const changed = new Map(rows.map(row => [row.area, row.version]))
  // a change that named no area, such as one by an earlier release
  if (Math.max(0, ...changed.values()) < version) changed.set(EVERYTHING, version)
  return changed
}

/** The areas as of the newest content version that this process has read. */
export const currentAreas = (): Areas => seen().areas

/** The version in which any of these areas last changed. */
export function versionOfAreas(names: Iterable<string>, { version, changed }: Areas = currentAreas()): number {
  let last = changed.get(EVERYTHING) ?? 0
  for (const name of names) last = Math.max(last, name === EVERYTHING ? version : (changed.get(name) ?? 0))
  return last
}

/** The version as the database has it now; undefined while it does not respond. */
export function findStoredVersion(): Promise<number | undefined> {
  return contentVersion().catch(() => undefined) // the error is logged where it was thrown
}

/** The version without a query, or undefined when what this process knows may be old. */
export function cachedVersion(): number | undefined {
  return known && performance.now() - known.at < VERSION_TTL_MS ? known.version : undefined
}

/**
 * The version for a visitor: undefined while the database does not answer, so that what is cached is shown as long as that lasts.
 * Only the first visitor waits; from then on one query at a time finds out when the database is back.
 */
export async function versionForVisitor(): Promise<number | undefined> {
  const version = cachedVersion()
  if (version !== undefined) return version
  const query = (querying ??= queryVersion())
  if (isAway) return undefined
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => {
      if (querying === query) isAway = true // otherwise a change made since has proved that the database responds
      resolve(undefined)
    }, queryTimeoutMs()).unref()
    query.then(resolve, reject).finally(() => clearTimeout(timeout))
  })
}

async function queryVersion() {
  const mine = changes
  try {
    const version = await contentVersion()
    isAway = false
    return version
  } catch {
    isAway = true // the error is logged where it was thrown
    return undefined
  } finally {
    if (mine === changes) querying = undefined
  }
}

/** One change of what visitors read, in one transaction. Once it is committed, nothing that was cached before is served by this process. */
export async function changeContent<T>(work: (transaction: Writer) => Promise<T>, timeoutMs?: number): Promise<T> {
  const { done, isAnnounced } = await write(async transaction => {
    const done = await work(transaction)
    const areas = changedAreas(transaction)
    if (areas.length > 0) await raiseContentVersion(transaction, areas)
    return { done, isAnnounced: hasAnnounced(transaction) }
  }, timeoutMs)
  clearCachedVersion()
  if (isAnnounced) deliverWebhooksSoon()
  return done
}

async function raiseContentVersion(transaction: Writer, names: string[]): Promise<void> {
  await transaction.$executeRaw`INSERT INTO "Content" ("id", "version") VALUES (1, 1) ON CONFLICT ("id") DO UPDATE SET "version" = "Content"."version" + 1`
  for (const name of names)
    await transaction.$executeRaw`
      INSERT INTO "ContentArea" ("area", "version") VALUES (${name}, (SELECT "version" FROM "Content" WHERE "id" = 1))
      ON CONFLICT ("area") DO UPDATE SET "version" = excluded."version"`
  if (isPostgres()) await transaction.$executeRaw`SELECT pg_notify(${CHANNEL}, '')` // sent with the commit
}

/** From now on PostgreSQL tells this process of changes by others. Returns what ends it, undefined on SQLite, which tells nobody. */
export async function followChanges(): Promise<(() => Promise<void>) | undefined> {
  if (!isPostgres()) return undefined
  const { listenTo } = await import('#server/db/pg-listen.ts')
  return listenTo(config.DATABASE_URL, CHANNEL, clearCachedVersion)
}

/** From here on what was known before is old, and so is what is being read at this moment. */
export function clearCachedVersion(): void {
  changes++
  known = undefined
  querying = undefined
  isAway = false // it has just taken a change
}
