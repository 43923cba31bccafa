import { chunk, read, type Reader, type Writer } from '#server/db/client.ts'
import { deletePictureFiles } from '#server/files/purge.ts'
import { Prisma, type Picture } from '../../prisma/generated/sqlite/client.ts'

/** No saved state of any record has it. */
export const isUnused = Prisma.sql`NOT EXISTS (SELECT 1 FROM "PictureUse" WHERE "PictureUse"."path" = "Picture"."path")`

/** Nobody has said what it shows. */
export const isUndescribed = Prisma.sql`"alt" = '' AND NOT "isDecorative"`
/** A photograph of which nobody has written who agreed to be shown. */
export const isWithoutConsent = Prisma.sql`"consent" = '' AND NOT "isIllustration"`

const whereAll = (conditions: Prisma.Sql[]) =>
  Prisma.sql`WHERE ${Prisma.join([Prisma.sql`NOT "isPartial"`, ...conditions], ' AND ')}`

/** How many stored pictures fulfil these conditions. */
export async function countPictures(conditions: Prisma.Sql[]): Promise<number> {
  const [total] = await read.$queryRaw<
    { count: number }[]
  >`SELECT CAST(COUNT(*) AS DOUBLE PRECISION) AS "count" FROM "Picture" ${whereAll(conditions)}`
  return total?.count ?? 0
}

/** A part of their paths, by name or the newest first. */
export async function listPictures(
  conditions: Prisma.Sql[],
  { isByName, offset, limit }: { isByName: boolean; offset: number; limit: number },
): Promise<string[]> {
  const order = isByName ? Prisma.sql`LOWER("name"), "path"` : Prisma.sql`"createdAt" DESC, "path"`
  const found = await read.$queryRaw<
    { path: string }[]
  >`SELECT "path" FROM "Picture" ${whereAll(conditions)} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`
  return found.map(({ path }) => path)
}

/** How many records have each of these pictures in any saved state; those that none has are left out. */
export async function countUses(paths: string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const part of chunk(paths))
    for (const { path, count } of await read.$queryRaw<{ path: string; count: number }[]>`
      SELECT "path", CAST(COUNT(DISTINCT "feature" || ' ' || "recordId") AS DOUBLE PRECISION) AS "count"
      FROM "PictureUse" JOIN "Revision" ON "Revision"."id" = "PictureUse"."revisionId"
      WHERE "path" IN (${Prisma.join(part)}) GROUP BY "path"`)
      counts.set(path, count)
  return counts
}

/** The records of a feature that have a picture in any saved state. */
export async function recordsWith(database: Reader, feature: string, path: string): Promise<string[]> {
  const ids = await database.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT "recordId" AS "id" FROM "PictureUse" JOIN "Revision" ON "Revision"."id" = "PictureUse"."revisionId"
    WHERE "path" = ${path} AND "feature" = ${feature}`
  return ids.map(({ id }) => id)
}

/** The stored pictures with these paths, of those that are there. */
export const findPictures = (database: Reader, paths: string[]): Promise<Picture[]> =>
  database.picture.findMany({ where: { path: { in: paths } } })

/** How many pictures nobody has said anything of. */
export const countUndescribed = (database: Reader): Promise<number> =>
  database.picture.count({ where: { isPartial: false, alt: '', isDecorative: false } })

/** How many pictures are stored, and in how many bytes. */
export async function measurePictures(database: Reader): Promise<{ count: number; bytes: number }> {
  const { _count, _sum } = await database.picture.aggregate({ _count: true, _sum: { bytes: true } })
  return { count: _count, bytes: _sum.bytes ?? 0 }
}

/** Changes what is said of a picture, in a transaction of `changeContent`. */
export async function describePicture(
  transaction: Writer,
  path: string,
  data: Prisma.PictureUpdateInput,
): Promise<void> {
  await transaction.picture.update({ where: { path }, data })
}

/** Has pictures stay until somebody deletes them; gives those that would not have. */
export async function keepPictures(transaction: Writer, paths: string[]): Promise<Picture[]> {
  const added = await transaction.picture.findMany({ where: { path: { in: paths }, isPermanent: false } })
  await transaction.picture.updateMany({ where: { path: { in: paths } }, data: { isPermanent: true } })
  return added
}

/** Deletes a picture with its files; false where a record has it. */
export async function deleteUnused(transaction: Writer, path: string): Promise<boolean> {
  const count = await transaction.$executeRaw`DELETE FROM "Picture" WHERE "path" = ${path} AND ${isUnused}`
  if (count > 0) await deletePictureFiles(path)
  return count > 0
}
