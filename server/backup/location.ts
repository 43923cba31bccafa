import { BACKUP_ON_POSTGRES, config, databaseFile } from '#server/config.ts'

/** What is backed up of an installation on SQLite: the database file, and the data folder with the pictures. */
export type DataLocation = { file: string; dataDir: string }

/** The location that the settings name. Throws on PostgreSQL, where pg_dump makes the backups. */
export function requireSqliteLocation(): DataLocation {
  const file = databaseFile(config.DATABASE_URL)
  if (file === null) throw new Error(`The database is on PostgreSQL. ${BACKUP_ON_POSTGRES}`)
  return { file, dataDir: config.DATA_DIR }
}
