import { stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { config, databaseFile } from '#server/config/config.ts'
import { read } from '#server/db/client.ts'
import { gauge, gauges } from '#server/http/metrics.ts'

/** Bytes on the disk of DATA_DIR: those that this process may still use, and all. */
export async function diskSpace(): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(config.DATA_DIR)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** What one change with its log wants at least. */
const ROOM_MIN_BYTES = 1024 * 1024

/** Whether the disk of the data folder, or of the database file, takes no change any more. */
export async function isDiskFull(): Promise<boolean> {
  const file = databaseFile(config.DATABASE_URL)
  const folders = [config.DATA_DIR, ...(file === null ? [] : [dirname(file)])]
  const free = await Promise.all(
    folders.map(async folder => statfs(folder).then(({ bavail, bsize }) => bavail * bsize)),
  )
  return Math.min(...free) < ROOM_MIN_BYTES
}

/** Bytes of the database, with what waits in its log. */
export async function databaseSize(): Promise<number> {
  const file = databaseFile(config.DATABASE_URL)
  if (file === null) {
    const [row] = await read.$queryRaw<{ size: bigint }[]>`SELECT pg_database_size(current_database()) AS size`
    return Number(row?.size)
  }
  const [{ size }, log] = await Promise.all([stat(file), stat(`${file}-wal`).catch(() => ({ size: 0 }))])
  return size + log.size
}

gauge('disk_free_bytes', 'Room that is left on the disk of DATA_DIR', async () => (await diskSpace()).free)
gauge('database_size_bytes', 'Size of the database, with what waits in its log', databaseSize)
gauges(
  'database_connections',
  'Connections of this process to PostgreSQL that are busy or idle, and queries that wait for one',
  'state',
  async () =>
    databaseFile(config.DATABASE_URL) === null ? (await import('#server/db/pg-adapter.ts')).poolState() : {},
)
