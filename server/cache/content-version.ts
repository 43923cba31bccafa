import { config } from '#server/config.ts'
import { read, write, type Writer } from '#server/db/client.ts'

const VERSION_TTL_MS = 500 // milliseconds, in which a change by another process may stay unseen
/** How long a visitor waits for a database that does not answer. A file never goes away: there it is the machine that is slow. */
const patienceMs = () => (config.DATABASE_URL.startsWith('postgres') ? 1_000 : 10_000)

let querying: Promise<number | undefined> | undefined
let isAway = false
let known: { version: number; at: number } | undefined
let changes = 0

/** Counts every change of what visitors can read; 0 in a database that was never written. */
export async function contentVersion(): Promise<number> {
  const seen = changes
  const [row] = await read.$queryRaw<{ version: number }[]>`SELECT "version" FROM "Content" WHERE "id" = 1` // run by almost every request: a third of findUnique's time
  const version = row?.version ?? 0
  if (seen === changes) known = { version, at: performance.now() }
  return version
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
    }, patienceMs()).unref()
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
export async function changeContent<T>(work: (transaction: Writer) => Promise<T>): Promise<T> {
  const result = await write(async transaction => {
    const done = await work(transaction)
    await raiseContentVersion(transaction)
    return done
  })
  clearCachedVersion()
  return result
}

async function raiseContentVersion(transaction: Writer): Promise<void> {
  await transaction.$executeRaw`INSERT INTO "Content" ("id", "version") VALUES (1, 1) ON CONFLICT ("id") DO UPDATE SET "version" = "Content"."version" + 1`
}

/** From here on what was known before is old, and so is what is being read at this moment. */
export function clearCachedVersion(): void {
  changes++
  known = undefined
  querying = undefined
  isAway = false // it has just taken a change
}
