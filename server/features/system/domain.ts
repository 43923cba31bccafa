import { measurePictures } from '#server/files/pictures.ts'
import { lastBackup, nextBackupAt } from '#server/backup/schedule.ts'
import { config, databaseFile, describeSettings } from '#server/config/config.ts'
import { read } from '#server/db/client.ts'
import { databaseSize, diskSpace } from '#server/db/storage-gauges.ts'
import type { DeskReader } from '#server/registration/define-feature.ts'
import { listJobs } from '#server/features/system/jobs.ts'
import { findWarnings } from '#server/features/system/warnings.ts'
import { nameOfKey } from '#server/installation/keys.ts'
import { countWaiting, mailState } from '#server/mail/domain.ts'

/** Everything that owners read about the installation: no secret, and no value that is not listed as harmless in config.ts. */
export async function overview(reader: DeskReader) {
  const [jobs, versions, storage, mail, mailsWaiting] = await Promise.all([
    listJobs(),
    findVersions(),
    findStorage(),
    mailState(),
    countWaiting(),
  ])
  const backup = await findBackup()
  return {
    warnings: await findWarnings(reader, { jobs, storage, mail, backup }),
    jobs,
    backup,
    mail: { ...mail, waiting: mailsWaiting },
    storage,
    versions,
    settings: describeSettings(config),
  }
}

export type Overview = Awaited<ReturnType<typeof overview>>

/** Null on PostgreSQL, where the product makes no backups. */
async function findBackup() {
  const last = lastBackup()
  if (!last) return null
  const next = config.BACKUP_EVERY > 0 ? await nextBackupAt() : null
  return {
    ...last,
    nextAt: next && new Date(Math.max(Number(next), Date.now())).toISOString(),
    keeps: config.BACKUP_KEEP,
  }
}

async function findStorage() {
  const [database, disk, pictures] = await Promise.all([databaseSize(), diskSpace(), measurePictures(read)])
  return {
    database,
    disk,
    pictures: { ...pictures, place: config.IMAGE_STORE },
  }
}

async function findVersions() {
  const isSqlite = databaseFile(config.DATABASE_URL) !== null
  const [database] = isSqlite
    ? await read.$queryRaw<{ version: string }[]>`SELECT sqlite_version() AS "version"`
    : await read.$queryRaw<{ version: string }[]>`SELECT current_setting('server_version') AS "version"`
  const [schema] = await read.$queryRaw<{ name: string }[]>`
    SELECT MAX("migration_name") AS "name" FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL`
  return {
    product: __VERSION__,
    commit: __COMMIT__,
    /** Which key is used, not the key. */
    key: nameOfKey() ?? null,
    node: process.versions.node,
    database: `${isSqlite ? 'SQLite' : 'PostgreSQL'} ${database?.version ?? ''}`.trim(),
    migration: schema?.name ?? '',
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
  }
}
