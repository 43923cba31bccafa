import { config } from '#server/config/config.ts'
import { chunk, read, write } from '#server/db/client.ts'
import { Prisma } from '../../prisma/generated/sqlite/client.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ALL_KEPT_MS = 90 * DAY_MS
const DRAFTS_KEPT = 20

type Row = { id: string; feature: string; recordId: string; number: number; action: string; at: Date }

/** Empties the trash of what is older than TRASH_DAYS, thins out old history and deletes expired preview links. */
export async function purgeContent(now = Date.now()): Promise<void> {
  await emptyTrash(now)
  await thinHistory(now)
  await write(transaction => transaction.previewLink.deleteMany({ where: { expiresAt: { lte: new Date(now) } } }))
}

async function emptyTrash(now: number) {
  const before = new Date(now - config.TRASH_DAYS * DAY_MS)
  const gone = await read.$queryRaw<{ feature: string; recordId: string }[]>`
    SELECT "feature", "recordId" FROM "Revision" AS "deleted"
    WHERE "action" = 'deleted' AND "at" < ${before}
      AND NOT EXISTS (
        SELECT 1 FROM "Revision" AS "later" WHERE "later"."feature" = "deleted"."feature"
          AND "later"."recordId" = "deleted"."recordId" AND "later"."number" > "deleted"."number")`
  for (const record of gone) {
    const revisions = await read.revision.findMany({ where: record, select: { id: true } })
    await deleteRevisions(revisions)
    await write(async transaction => {
      await transaction.address.deleteMany({ where: record })
      await transaction.previewLink.deleteMany({ where: record })
    })
  }
}

/**
 * Of revisions older than 90 days the last of each month stays, and of drafted ones the last 20. What is live, a draft or its base, the
 * newest of a record and everything in the trash stays in any case.
 */
async function thinHistory(now: number) {
  const old = await read.$queryRaw<Row[]>`
    SELECT "id", "feature", "recordId", "number", "action", "at" FROM "Revision" AS "old"
    WHERE "at" < ${new Date(now - ALL_KEPT_MS)}
      AND EXISTS (
        SELECT 1 FROM "Revision" AS "later" WHERE "later"."feature" = "old"."feature"
          AND "later"."recordId" = "old"."recordId" AND "later"."number" > "old"."number")
    ORDER BY "feature", "recordId", "number" DESC`
  for (const rows of Map.groupBy(old, ({ feature, recordId }) => `${feature} ${recordId}`).values()) {
    const kept = await findProtected(rows[0]!)
    const months = new Set<string>()
    let drafts = 0
    const unneeded = rows.filter(({ number, action, at }) => {
      const isExtra = action === 'drafted' ? ++drafts > DRAFTS_KEPT : isRepeated(months, monthOf(at))
      return isExtra && kept !== 'all' && !kept.has(number)
    })
    await deleteRevisions(unneeded)
  }
}

const monthOf = (at: Date) => new Date(at).toISOString().slice(0, 7)

/** Whether the value is in the set; from now on it is. */
function isRepeated(values: Set<string>, value: string) {
  const { size } = values
  return values.add(value).size === size
}

/** The numbers of a record's revisions that never go. */
async function findProtected({ feature, recordId }: Row): Promise<Set<number> | 'all'> {
  const newest = await read.revision.findFirst({ where: { feature, recordId }, orderBy: { number: 'desc' } })
  if (newest?.action === 'deleted') return 'all'
  const draft = await read.draft.findUnique({ where: { feature_recordId: { feature, recordId } } })
  const live = await read.revision.findFirst({
    where: { feature, recordId, action: { in: ['created', 'changed', 'published', 'restored'] } },
    orderBy: { number: 'desc' },
    select: { number: true },
  })
  return new Set(
    [newest?.number, newest?.liveBefore, newest?.draftBefore, draft?.number, draft?.base, live?.number].filter(
      number => typeof number === 'number',
    ),
  )
}

async function deleteRevisions(revisions: { id: string }[]) {
  for (const part of chunk(revisions))
    await write(
      transaction =>
        transaction.$executeRaw`DELETE FROM "Revision" WHERE "id" IN (${Prisma.join(part.map(({ id }) => id))})`,
    )
}
