import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { LIST_MAX } from '#server/http/list-query.ts'
import { toAddress } from '#server/files/domain.ts'
import { bodyOf, CHANGES_KEPT_DAYS, changesKeptSince } from '#server/changes/changes.ts'
import { CHANGES_PATH, readFeedCursor, toFeedCursor } from '#server/changes/cursor.ts'
import type { Change } from '../../prisma/generated/sqlite/client.ts'

export type ChangesQuery = { since?: string | undefined; cursor?: string | undefined; limit?: number | undefined }

/**
 * A part of the feed of changes, the oldest event first: after a cursor, from a moment on, or from the oldest that is
 * kept. `cursor` is where to go on at any time, `next` is there when there is more already. Throws GONE where something
 * between is no longer kept, BAD_REQUEST for a cursor of nobody's, SERVICE_UNAVAILABLE before the feed could begin.
 */
export async function changesFrom({ since, cursor, limit = LIST_MAX }: ChangesQuery, now = Date.now()) {
  const { rows, before } =
    cursor === undefined ? await rowsSince(since, limit + 1, now) : await rowsAfter(cursor, limit + 1)
  const part = rows.slice(0, limit)
  const end = toFeedCursor(part.at(-1) ?? before)
  const query = new URLSearchParams({ limit: String(limit), cursor: end })
  return {
    data: part.map(row => ({ id: row.id, ...bodyOf(row) })),
    cursor: end,
    ...(rows.length > limit && { next: toAddress(`/api/v1${CHANGES_PATH}?${query}`) }),
  }
}

/** `before` is where a part without rows ends. */
type Found = { rows: Change[]; before: Change }

/** The event that a cursor points at has to be there still, under its number and its id: after a restore a number is that of another. */
async function rowsAfter(cursor: string, limit: number): Promise<Found> {
  const { number, id } = readFeedCursor(cursor)
  const [before, ...rows] = await readFrom(number, limit + 1)
  if (!before || before.number !== number || before.id !== id) throw gone('cursor')
  return { rows, before }
}

async function rowsSince(since: string | undefined, limit: number, now: number): Promise<Found> {
  const before = await read.change.findFirst({ orderBy: { number: 'desc' } }) // first, so that nothing comes between
  if (!before) throw new AppError('SERVICE_UNAVAILABLE', m.storage_busy(), { retryAfter: 5 })
  if (since === undefined) return { rows: await readFrom(1, limit), before }
  const from = new Date(since)
  const beginning = await read.change.findUnique({ where: { number: 0 } })
  if (from < changesKeptSince(now) || (beginning && from < beginning.at)) throw gone('since')
  const first = await read.change.findFirst({ where: { at: { gte: from } }, orderBy: { number: 'asc' } })
  return { rows: first ? await readFrom(Math.max(first.number, 1), limit) : [], before }
}

function readFrom(number: number, take: number): Promise<Change[]> {
  return read.change.findMany({ where: { number: { gte: number } }, orderBy: { number: 'asc' }, take })
}

function gone(field: string) {
  return new AppError('GONE', goneSentence(), { field })
}

/** What to do where the feed does not reach back. */
export const goneSentence = (): string => m.changes_gone({ days: String(CHANGES_KEPT_DAYS), header: 'Changes-Cursor' })
