import { BACKUP_ON_POSTGRES, config, databaseFile } from '#server/config.ts'

/** Where an installation on SQLite keeps what is backed up: the database's file, and the data folder with the pictures. */
export type DataLocation = { file: string; dataDir: string }

/** The place that the settings name. Throws an Error with a sentence on PostgreSQL, whose own programs do this work. */
export function requireSqliteLocation(): DataLocation {
  const file = databaseFile(config.DATABASE_URL)
  if (file === null) throw new Error(`The database is on PostgreSQL. ${BACKUP_ON_POSTGRES}`)
  return { file, dataDir: config.DATA_DIR }
}
