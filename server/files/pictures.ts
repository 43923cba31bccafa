import type { Reader, Writer } from '#server/db/client.ts'
import { deletePictureFiles } from '#server/files/purge.ts'
import { Prisma, type Picture } from '../../prisma/generated/sqlite/client.ts'

/** No saved state of any record has it. */
export const isUnused = Prisma.sql`NOT EXISTS (SELECT 1 FROM "PictureUse" WHERE "PictureUse"."path" = "Picture"."path")`

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
