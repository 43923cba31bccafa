import { randomUUID } from 'node:crypto'
import type { Query } from '#server/backup/plain-sql.ts'
import { read, write } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { perServer } from '#server/process/lifecycle.ts'
import { log } from '#server/process/log.ts'

const state = perServer(() => ({}) as { lineage?: string })

/**
 * By what this database and all copies of it are known: a backup, a move and a restore carry it along, and a new
 * database has another. Undefined until it could be noted.
 */
export const currentLineage = (): string | undefined => state().lineage

/** Gives the open database its lineage at its first start. */
export async function openLineage(): Promise<void> {
  await readLineage()
  state().lineage ??= await begin()
}

/** Reads it, and gives none. */
export async function readLineage(): Promise<void> {
  const lineage = await findLineage()
  if (lineage) state().lineage = lineage
}

async function begin(): Promise<string | undefined> {
  try {
    await write(async transaction => {
      await transaction.installation.upsert({ where: { id: 1 }, create: { id: 1 }, update: {} })
      const lineage = randomUUID()
      // another process may have been first
      await transaction.installation.updateMany({ where: { id: 1, lineage: null }, data: { lineage } })
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn({ err: error }, 'the lineage of the database could not be noted yet')
  }
  return findLineage()
}

const findLineage = async () => (await read.installation.findUnique({ where: { id: 1 } }))?.lineage ?? undefined

/** The lineage of a database of any version, which earlier ones do not have. */
export async function lineageIn(query: Query): Promise<string | undefined> {
  const [row] = await query('SELECT * FROM "Installation"').catch(() => [])
  return row?.lineage ? String(row.lineage) : undefined
}
