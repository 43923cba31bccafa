import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '#server/config/config.ts'
import { fetchFiles, findNamedFiles, pathIn, sayMissing } from '#server/backup/files.ts'
import type { DataLocation } from '#server/backup/location.ts'
import { withDatabase } from '#server/backup/plain-sql.ts'

/** Of the database, as long as files are deleted while they are copied. */
const COPIES_MAX = 5

type Say = (line: string) => void

/**
 * Copies the database and the files that it names into a draft. What was deleted in between is missing in the first
 * copy and not named in the next one; what is missing twice is lost. Gives the paths of the files, and what is lost, as
 * a clause.
 */
export async function copyWhole(place: DataLocation, draft: string, say: Say) {
  const file = join(draft, 'agency.db')
  let absent = new Set<string>()
  for (let copies = 1; ; copies++) {
    await rm(file, { force: true })
    await copyDatabase(place, file, say)
    say('The database is copied')
    const named = await findNamedFiles(file)
    const missing = await fetchFiles(named, { ...config, DATA_DIR: place.dataDir }, draft, say)
    const isNew = missing.some(({ name, isOpen }) => !isOpen && !absent.has(name))
    if (!isNew || copies === COPIES_MAX) {
      const lost = new Set(missing)
      const open = missing.filter(({ isOpen }) => isOpen).length
      if (open > 0) say(`${open} of ${named.length} files are not in the store: uploads that are not finished`)
      const stored = named.filter(each => !lost.has(each)).map(({ kind, name }) => pathIn(kind, name))
      return { stored: [...new Set(stored)], lacks: sayMissing(missing, named) }
    }
    say('Files were deleted meanwhile: the database is copied once more')
    absent = new Set(missing.map(({ name }) => name))
  }
}

async function copyDatabase(place: DataLocation, to: string, say: Say) {
  if ('url' in place) {
    const { copySnapshot } = await import('#server/backup/postgres.ts')
    return copySnapshot(place.url, to, say)
  }
  await withDatabase(place.file, async query => {
    await query('PRAGMA busy_timeout = 30000')
    await query('VACUUM INTO ?', [to])
  })
}
