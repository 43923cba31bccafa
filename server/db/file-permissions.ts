import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { config, databaseFile } from '#server/config/config.ts'
import { log } from '#server/process/log.ts'

const OTHERS = 0o077
const STICKY = 0o1000 // such as /tmp: a folder that everybody shares

/**
 * Removes the permissions of other users from the data, where an earlier version has left them; new files are protected by the umask of
 * environment.ts. Never throws: a disk without permissions is logged.
 */
export async function restrictPermissions(): Promise<void> {
  const file = databaseFile(config.DATABASE_URL)
  try {
    if (file) for (const end of ['', '-wal', '-shm', '.lock', '.backup.lock']) await close(file + end)
    for (const folder of ['pictures', 'attachments', 'outbox', 'backups', 'keys'])
      await closeFolder(join(config.DATA_DIR, folder))
    if (file?.startsWith(`${config.DATA_DIR}/`)) await close(config.DATA_DIR)
  } catch (error) {
    log.warn({ err: error }, 'the data folder could not be closed to others')
  }
}

/** With everything in it, unless the folder itself was closed already. */
async function closeFolder(folder: string) {
  if (!(await close(folder))) return
  for (const name of await readdir(folder, { recursive: true })) await close(join(folder, name))
}

/** Whether there were permissions to remove. */
async function close(path: string) {
  const found = await lstat(path).catch(() => null)
  if (!found || found.isSymbolicLink() || (found.mode & OTHERS) === 0 || found.mode & STICKY) return false
  await chmod(path, found.mode & 0o700)
  return true
}
