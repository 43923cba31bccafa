import { writeFirst } from '#server/drafts/transitions.ts'
import { readStates } from '#server/drafts/record-state.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { read, write } from '#server/db/client.ts'
import { contentFeatures } from '#server/registration/define-feature.ts'
import { Prisma } from '../../prisma/generated/sqlite/client.ts'

const PART = 50

/** Gives every live record from before there was history its first revision, in parts. Does nothing once that is done. */
export async function writeFirstRevisions(): Promise<number> {
  let written = 0
  for (const { content } of contentFeatures())
    for (let part = PART; part > 0 && content.table; written += part) part = await writePart(content, content.table)
  return written
}

async function writePart(store: ContentStore, table: Prisma.ModelName) {
  const rows = await read.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM ${Prisma.raw(`"${table}"`)} AS "live"
    WHERE NOT EXISTS (
      SELECT 1 FROM "Revision" WHERE "feature" = ${store.feature} AND "recordId" = "live"."id") LIMIT ${PART}`
  if (rows.length === 0) return 0
  await write(async transaction => {
    const states = await readStates(
      transaction,
      store,
      rows.map(({ id }) => id),
    )
    await writeFirst(transaction, store, [...states.values()])
  })
  return rows.length
}
