import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openBackupBucket } from '#server/backup/bucket.ts'
import { makeTemporary } from '#server/backup/temporary.ts'
import { config } from '#server/config/config.ts'
import { archivesIn, backupFolder } from '#server/backup/state.ts'

const BUCKET = 'bucket:'
type Say = (line: string) => void

/**
 * Works with the archive that a command names: a file, `bucket:NAME` or `bucket:newest`, or the newest of this
 * installation. What comes from the bucket is a temporary file. Throws an Error with a sentence when there is none.
 */
export async function withArchive<T>(
  named: string | undefined,
  say: Say,
  work: (file: string) => Promise<T>,
): Promise<T> {
  if (!named) {
    const [newest] = archivesIn(backupFolder())
    if (!newest) throw new Error(`There is no backup in ${backupFolder()}: name one`)
    return work(join(backupFolder(), newest))
  }
  if (!named.startsWith(BUCKET)) return work(named)
  const bucket = openBackupBucket()
  if (!bucket) throw new Error(`${named} wants the BACKUP_S3_ variables`)
  const wanted = named.slice(BUCKET.length)
  const names = await bucket.list()
  const name = wanted === 'newest' ? names[0] : names.find(each => each === wanted)
  if (!name)
    throw new Error(
      `There is no ${wanted === 'newest' ? 'backup' : wanted} in the bucket ${bucket.name}. ${names.length > 0 ? `There are: ${names.join(', ')}` : 'It has none'}`,
    )
  const folder = await makeTemporary('.fetched-', config.DATA_DIR)
  try {
    say(`Fetching ${name}`)
    await bucket.fetch(name, join(folder, name))
    return await work(join(folder, name))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
