import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '#server/config/config.ts'
import { unpack } from '#server/backup/archive.ts'
import { sendFiles } from '#server/backup/files.ts'
import type { ServerLocation } from '#server/backup/location.ts'
import * as postgres from '#server/backup/postgres.ts'
import { checkUnpacked, type How, prepareDraft, readManifest, requireEmpty } from '#server/backup/restore.ts'
import { noteStamp } from '#server/backup/stamped-epoch.ts'
import { tableList } from '#server/tables.ts'

type Say = (line: string) => void

/**
 * The same as `restore`, into PostgreSQL: the rows come into a schema of their own and are compared; one transaction
 * puts it in place, and what was there before into the schema `before_restore_…`. Files are added to those that are
 * there: a name never means other bytes.
 */
export async function restoreIntoServer(
  archive: string,
  { url, dataDir }: ServerLocation,
  { check, force, watchMs }: How & { watchMs?: number },
  say: Say,
): Promise<string> {
  const manifest = await readManifest(archive, say)
  if (check) return checkUnpacked(archive, manifest, say)
  const present = await postgres.findPresent(
    url,
    tableList.map(([table]) => table),
  )
  if (present && !force) requireEmpty(present, 'The database that DATABASE_URL names')
  if (present) await postgres.requireNobody(url, say, watchMs)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const draft = await mkdtemp(join(dataDir, '.restore-'))
  try {
    const file = join(draft, 'agency.db')
    await unpack(archive, manifest, draft, say)
    await prepareDraft(file, present ? url : undefined, manifest, say)
    await noteStamp(file)
    const stamp = new Date().toISOString().replace(/\D/g, '_').slice(0, -1)
    await postgres.fillSchema(url, `restoring_${stamp}`, file, say)
    try {
      await sendFiles(draft, { ...config, DATA_DIR: dataDir }, say)
      const before = `before_restore_${stamp}`
      const isFilled = await postgres.swapSchemas(url, `restoring_${stamp}`, before)
      return isFilled
        ? `Restored. What was there before is in the schema ${before}; drop it when it is not needed any more (DROP SCHEMA ${before} CASCADE): people who have their records erased are still in it`
        : 'Restored'
    } catch (error) {
      await postgres.dropSchema(url, `restoring_${stamp}`)
      throw error
    }
  } finally {
    await rm(draft, { recursive: true, force: true, maxRetries: 5 })
  }
}
