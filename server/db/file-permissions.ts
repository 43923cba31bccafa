import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { config, databaseFile } from '#server/config.ts'
import { log } from '#server/log.ts'

const OTHERS = 0o077
const STICKY = 0o1000 // such as /tmp: a folder that everybody shares

/**
 * Takes from everybody else on the machine the rights to what we keep, where an earlier version has left it open; what is written from
 * here on is closed by the umask of config.ts. Never throws: a disk that knows no rights is noted.
 */
export async function restrictPermissions(): Promise<void> {
  const file = databaseFile(config.DATABASE_URL)
  try {
    if (file) for (const end of ['', '-wal', '-shm', '.lock', '.backup.lock']) await close(file + end)
    for (const folder of ['pictures', 'outbox', 'backups']) await closeFolder(join(config.DATA_DIR, folder))
    if (file?.startsWith(`${config.DATA_DIR}/`)) await close(config.DATA_DIR)
  } catch (error) {
    log.warn({ err: error }, 'the data folder could not be closed to others')
  }
}

/** All in it too, unless nobody else could come in so far. */
async function closeFolder(folder: string) {
  if (!(await close(folder))) return
  for (const name of await readdir(folder, { recursive: true })) await close(join(folder, name))
}

/** Whether there was something to take away. */
async function close(path: string) {
  const found = await lstat(path).catch(() => null)
  if (!found || found.isSymbolicLink() || (found.mode & OTHERS) === 0 || found.mode & STICKY) return false
  await chmod(path, found.mode & 0o700)
  return true
}
