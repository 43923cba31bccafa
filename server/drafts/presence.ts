import type { Actor } from '#server/actor.ts'
import { findNewest } from '#server/drafts/conflict.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { read, write } from '#server/db/client.ts'

const MINUTE_MS = 60 * 1000
/** Hidden tabs call once a minute at most. */
const SHOWN_MS = 2 * MINUTE_MS
const DIRTY_SHOWN_MS = 30 * MINUTE_MS

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

/** The tab was closed, or shows something else. Only the person's own tab. */
export async function releaseEditing(person: { id: string }, tab: string): Promise<void> {
  await write(transaction => transaction.editing.deleteMany({ where: { tab, personId: person.id } }))
}

/** Deletes what nobody is shown any more. */
export async function purgeEditing(now = Date.now()): Promise<void> {
  await write(transaction =>
    transaction.editing.deleteMany({ where: { seenAt: { lt: new Date(now - DIRTY_SHOWN_MS) } } }),
  )
}
