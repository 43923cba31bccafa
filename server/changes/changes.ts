import { randomUUID } from 'node:crypto'
import { chunk, read, write, type Writer } from '#server/db/client.ts'
import { fromFeatures } from '#server/registration/define-feature.ts'
import { AppError } from '#server/errors.ts'
import { listPaths } from '#server/http/rest-paths.ts'
import { currentEpoch } from '#server/installation/epoch.ts'
import { log } from '#server/process/log.ts'
import type { Change, Prisma } from '../../prisma/generated/sqlite/client.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long an event is in the feed. */
export const CHANGES_KEPT_DAYS = 30

export type NewChange = Omit<Prisma.ChangeCreateManyInput, 'number' | 'path' | 'at'> & { path: string | null; at: Date }

/** The id of a new event. */
export const messageId = (): string => `msg_${randomUUID()}`

/**
 * Writes events behind all others, in the transaction of what they report. Writes take turns in both databases, so the
 * order of the numbers is that of the commits: whoever has read a number has read all before it.
 */
export async function addChanges(transaction: Writer, events: NewChange[]): Promise<void> {
  if (events.length === 0) return
  const [newest] = await transaction.$queryRaw<{ number: number | null }[]>`
    SELECT CAST(MAX("number") AS DOUBLE PRECISION) AS "number" FROM "Change"`
  if (newest?.number === null) await insertBeginning(transaction, events[0]!.at)
  const first = (newest?.number ?? 0) + 1
  await forgetPaths(transaction, events)
  const rows = events.map((event, n) => ({ number: first + n, ...event }))
  for (const data of chunk(rows)) await transaction.change.createMany({ data })
}

/** Notes where the feed of a new or restored database begins. Never throws. */
export async function beginFeed(): Promise<void> {
  try {
    if ((await read.change.findFirst({ select: { number: true } })) === null)
      await write(async transaction => {
        if ((await transaction.change.count()) === 0) await insertBeginning(transaction, new Date())
      })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn({ err: error }, 'the beginning of the feed of changes could not be noted yet')
  }
}

/** The feed begins anew, as the rows are those of an earlier moment: whoever follows it is told to read the lists again. */
export async function beginFeedAnew(transaction: Writer): Promise<void> {
  await transaction.change.deleteMany()
  await insertBeginning(transaction, new Date())
}

/**
 * Deletes what is no longer kept. The last before it stays, too: cursors of whoever had read to the end point at it,
 * until the event after it is as old.
 */
export async function purgeChanges(now = Date.now()): Promise<void> {
  await write(async transaction => {
    const select = { number: true } as const
    const kept = {
      where: { at: { gte: changesKeptSince(now) }, number: { gt: 0 } },
      orderBy: { number: 'asc' },
    } as const
    const oldest = await transaction.change.findFirst({ ...kept, select })
    const newest = await transaction.change.findFirst({ orderBy: { number: 'desc' }, select })
    const last = oldest ? oldest.number - 1 : newest?.number
    if (last !== undefined) await transaction.change.deleteMany({ where: { number: { lt: last } } })
  })
}

/** An event as the feed and webhooks say it. The feed begins anew with each epoch, so all its events are of the present one. */
export function bodyOf({ type, kind, recordId, path, version, updatedAt, at }: Omit<Change, 'number' | 'id'>) {
  const resource = resourceOf(kind, recordId)
  return {
    type,
    timestamp: at.toISOString(),
    data: { kind, id: recordId, path, resource, epoch: currentEpoch(), version, updatedAt: updatedAt.toISOString() },
  }
}

/** Where the lists of REST are, by the kind of their records: below /api/v1. */
const lists = fromFeatures(
  features => new Map(features.flatMap(({ name, rest }) => (rest ? listPaths(rest).map(path => [name, path]) : []))),
)

/** Where a record is to be read over REST; null for a kind that is on the site alone. */
function resourceOf(kind: string, id: string): string | null {
  const path = lists().get(kind)
  return path === undefined ? null : `/api/v1${path}/${encodeURIComponent(id)}`
}

/** Events from before are no longer kept. */
export const changesKeptSince = (now: number): Date => new Date(now - CHANGES_KEPT_DAYS * DAY_MS)

/** What visitors no longer see has no address any more, in earlier events either. */
async function forgetPaths(transaction: Writer, events: NewChange[]) {
  const gone = events.filter(({ path }) => path === null)
  for (const [kind, ofKind] of Map.groupBy(gone, event => event.kind))
    for (const part of chunk(ofKind.map(({ recordId }) => recordId)))
      await transaction.change.updateMany({ where: { kind, recordId: { in: part } }, data: { path: null } })
}

async function insertBeginning(transaction: Writer, at: Date) {
  const nothing = { type: '', kind: '', recordId: '', path: null, version: 0, updatedAt: at, at }
  await transaction.change.createMany({ data: [{ number: 0, id: messageId(), ...nothing }] })
}
