import { config, databaseFile } from '#server/config/config.ts'

/** What is backed up of an installation on SQLite: the database file, and the data folder with the pictures. */
export type FileLocation = { file: string; dataDir: string }
/** The same on PostgreSQL. */
export type ServerLocation = { url: string; dataDir: string }
export type DataLocation = FileLocation | ServerLocation

/** The location that the settings name. */
export function dataLocation(): DataLocation {
  const [file, dataDir] = [databaseFile(config.DATABASE_URL), config.DATA_DIR]
  return file === null ? { url: config.DATABASE_URL, dataDir } : { file, dataDir }
}
