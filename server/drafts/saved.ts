import { read, type Reader } from '#server/db/client.ts'
import type { DraftRow } from '#server/drafts/record-state.ts'
import { Prisma, type Revision } from '../../prisma/generated/sqlite/client.ts'

/** The drafts of all features or of these, the oldest first; with `isNew` those of records that are nowhere else. */
export const findDrafts = ({ features, isNew }: { features?: string[]; isNew?: true } = {}): Promise<DraftRow[]> =>
  read.draft.findMany({
    where: { ...(features && { feature: { in: features } }), ...(isNew && { base: null }) },
    orderBy: { at: 'asc' },
  })

/** Of these records those whose schedule is held. */
export async function heldAmong(recordIds: string[]): Promise<string[]> {
  const where = { recordId: { in: recordIds }, held: { not: null } }
  return (await read.draft.findMany({ where, select: { recordId: true } })).map(({ recordId }) => recordId)
}

/** A saved state of a record, by its number. */
export type Saved = { feature: string; recordId: string; number: number }

/** The states that were saved as these, of those that are kept. */
export const findRevisions = async (places: Saved[]): Promise<Revision[]> =>
  places.length > 0 ? read.revision.findMany({ where: { OR: places } }) : []

/** What a record was called when it was saved last; empty for one that never was. */
export async function lastTitle(feature: string, recordId: string): Promise<string> {
  const last = await read.revision.findFirst({
    where: { feature, recordId },
    orderBy: { number: 'desc' },
    select: { title: true },
  })
  return last?.title ?? ''
}

/** The values of a record as they were saved last other than as a draft, as JSON; undefined where nothing is left of it. */
export async function lastSaved(database: Reader, feature: string, recordId: string): Promise<string | undefined> {
  const last = await database.revision.findFirst({
    where: { feature, recordId, action: { not: 'drafted' } },
    orderBy: { number: 'desc' },
    select: { data: true },
  })
  return last?.data
}

/** What was done last to each of these records, of those that were ever saved. */
export async function lastActions(
  places: Omit<Saved, 'number'>[],
): Promise<(Omit<Saved, 'number'> & { action: string })[]> {
  if (places.length === 0) return []
  const wanted = Prisma.join(places.map(({ feature, recordId }) => Prisma.sql`(${feature}, ${recordId})`))
  return read.$queryRaw`
    SELECT "feature", "recordId", "action" FROM "Revision" AS "last"
    WHERE ("feature", "recordId") IN (VALUES ${wanted}) AND "number" = (
      SELECT MAX("number") FROM "Revision" WHERE "feature" = "last"."feature" AND "recordId" = "last"."recordId")`
}
