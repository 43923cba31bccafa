import { writeFirstRevisions } from '#server/drafts/first-revisions.ts'
import { contentFeatures } from '#server/registration/define-feature.ts'
import { read, write } from '#server/db/client.ts'
import { nameOf, readPicture } from '#server/files/schema.ts'
import { store } from '#server/files/store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** As long as a browser offers what was typed before a crash: it may name pictures that no saved record has. */
const UNUSED_KEPT_MS = 14 * DAY_MS

/**
 * Deletes the pictures, and their files, that were stored or claimed more than 14 days ago and that no revision of any
 * record has, but those that were uploaded into the library. Gives how many were deleted; throws while the store does
 * not answer.
 */
export async function purgePictures(now = Date.now()): Promise<number> {
  if (contentFeatures().length === 0) throw new Error('Features are not registered: no picture is known to be used')
  await writeFirstRevisions()
  const before = new Date(now - UNUSED_KEPT_MS)
  const unused = await read.$queryRaw<{ path: string }[]>`
    SELECT "path" FROM "Picture" WHERE "touchedAt" < ${before} AND NOT "isPermanent"
      AND NOT EXISTS (SELECT 1 FROM "PictureUse" WHERE "PictureUse"."path" = "Picture"."path")`
  if (unused.length > 0) await store().check()
  let deleted = 0
  for (const { path } of unused)
    deleted += await write(async transaction => {
      // a record saved since has claimed its pictures, which moved `touchedAt`
      const count = await transaction.$executeRaw`
        DELETE FROM "Picture" WHERE "path" = ${path} AND "touchedAt" < ${before} AND NOT "isPermanent"
          AND NOT EXISTS (SELECT 1 FROM "PictureUse" WHERE "PictureUse"."path" = "Picture"."path")`
      if (count) await deletePictureFiles(path)
      return count
    })
  await store().tidy?.(new Date(now - DAY_MS))
  return deleted
}

/** Deletes the files of a picture, in the transaction that deletes its row. */
export async function deletePictureFiles(path: string): Promise<void> {
  await Promise.all((readPicture(path)?.variants ?? []).map(variant => store().delete(nameOf(variant.path))))
}
