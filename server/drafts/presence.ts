import type { Actor } from '#server/actor.ts'
import { findNewest } from '#server/drafts/conflict.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { read, type Reader, write, type Writer } from '#server/db/client.ts'

const MINUTE_MS = 60 * 1000
/** Hidden tabs call once a minute at most. */
const SHOWN_MS = 2 * MINUTE_MS
const DIRTY_SHOWN_MS = 30 * MINUTE_MS
const HELD_MS = 15 * MINUTE_MS

export type Tab = { tab: string; _id: string; isDirty: boolean }

/**
 * Notes that somebody has a record open in a browser tab, and tells who else has, and the record's newest revision. Nobody is locked out:
 * others are shown for 2 minutes after their last call, for 30 with unsaved changes.
 */
export async function noteEditing(
  { feature }: ContentStore,
  person: Actor & { id: string },
  { tab, _id, isDirty }: Tab,
) {
  const seenAt = new Date()
  const row = { feature, recordId: _id, personId: person.id, personName: person.name, isDirty, seenAt }
  await write(transaction => transaction.editing.upsert({ where: { tab }, create: { tab, ...row }, update: row }))
  return findEditing({ feature }, person, { tab, _id })
}

async function findEditing(
  { feature }: Pick<ContentStore, 'feature'>,
  reader: Actor,
  { tab, _id }: Omit<Tab, 'isDirty'>,
) {
  const now = Date.now()
  const rows = await read.editing.findMany({
    where: {
      feature,
      recordId: _id,
      tab: { not: tab },
      OR: [
        { seenAt: { gt: new Date(now - SHOWN_MS) } },
        { isDirty: true, seenAt: { gt: new Date(now - DIRTY_SHOWN_MS) } },
      ],
    },
    orderBy: [{ seenAt: 'desc' }, { tab: 'asc' }],
  })
  return {
    others: rows.map(({ personId, personName, isDirty, seenAt }) => ({
      name: personName,
      isMe: personId === reader.id,
      isDirty,
      seenAt: seenAt.toISOString(),
    })),
    newest: await findNewest(read, { feature }, _id, reader),
  }
}

/** Notes that a tab has a record to work on, so that `idsHeld` leaves it out for others until the tab takes another one. */
export async function hold(
  transaction: Writer,
  feature: string,
  person: Actor & { id: string },
  { tab, _id }: Omit<Tab, 'isDirty'>,
): Promise<void> {
  const row = {
    feature,
    recordId: _id,
    personId: person.id,
    personName: person.name,
    isDirty: false,
    seenAt: new Date(),
  }
  await transaction.editing.upsert({ where: { tab }, create: { tab, ...row }, update: row })
}

/** The ids of records that other tabs have held since 15 minutes. */
export async function idsHeld(database: Reader, feature: string, tab: string, now = Date.now()): Promise<string[]> {
  const rows = await database.editing.findMany({
    where: { feature, tab: { not: tab }, seenAt: { gt: new Date(now - HELD_MS) } },
    select: { recordId: true },
  })
  return rows.map(({ recordId }) => recordId)
}

/** The tab was closed, or shows something else. Only the person's own tab. */
export async function releaseEditing(person: { id: string }, tab: string): Promise<void> {
  await write(transaction => release(transaction, person, tab))
}

/** The same in a transaction. */
export async function release(transaction: Writer, person: { id: string }, tab: string): Promise<void> {
  await transaction.editing.deleteMany({ where: { tab, personId: person.id } })
}

/** Deletes what nobody is shown any more. */
export async function purgeEditing(now = Date.now()): Promise<void> {
  await write(transaction =>
    transaction.editing.deleteMany({ where: { seenAt: { lt: new Date(now - DIRTY_SHOWN_MS) } } }),
  )
}
