import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { config } from '#server/config.ts'
import { backUp, verify } from '#server/backup/archive.ts'
import { archivesIn, type BackupState, isDue, readState, sizeOf, writeState } from '#server/backup/state.ts'
import { requireKnownFile } from '#server/backup/known-database.ts'
import { keysFolder } from '#server/keys.ts'
import { takeBackupTurn } from '#server/db/file-locks.ts'
import { tableList } from '#server/tables.ts'
import type { DataLocation } from '#server/backup/location.ts'

type Say = (line: string) => void
type Verified = BackupState['verified']

/**
 * Makes a backup, with `isDueOnly` only when BACKUP_EVERY wants one, and removes the oldest beyond BACKUP_KEEP. Only verified archives are
 * considered and removed, and none for the sake of an emptier one. Gives the sentence to print; throws an Error with one. Either is noted.
 */
export async function keepBackups(
  place: DataLocation,
  folder: string,
  { isDueOnly }: { isDueOnly: boolean },
  say: Say,
): Promise<string> {
  if (isDueOnly && config.BACKUP_EVERY === 0)
    throw new Error('--if-due wants BACKUP_EVERY, the hours between two backups')
  await requireKnownFile(place.file)
  const endTurn = await takeBackupTurn(place.file)
  if (!endTurn) throw new Error('Another backup of this database is being made: wait until it has ended')
  try {
    if (isDueOnly && !isDue(readState(folder))) return 'No backup is due'
    const sentence = await makeAndThin(place, folder, say)
    noteEnd(folder, true, sentence)
    return sentence
  } catch (error) {
    noteEnd(folder, false, (error as Error).message)
    throw error
  } finally {
    await endTurn()
  }
}

/** Which of the verified archives go: the oldest beyond `keep`, of the full ones and of those that lack what others have, each by itself. */
export function selectExpired(verified: Verified, keep: number): string[] {
  const names = Object.keys(verified).sort().toReversed()
  const full = names.filter(name => !whatLacks(name, verified))
  return [full, names.filter(name => !full.includes(name))].flatMap(group => group.slice(keep))
}

async function makeAndThin(place: DataLocation, folder: string, say: Say) {
  removeRemains(folder)
  const { path, manifest } = await backUp(place, folder, say)
  const { last, verified } = readState(folder)
  verified[basename(path)] = { ...sizeOf(path)!, counts: manifest.counts }
  for (const name of archivesIn(folder).filter(each => !verified[each])) {
    const found = await verify(join(folder, name)).catch((error: Error) => say(`Ignored: ${error.message}`))
    if (found) verified[name] = { ...sizeOf(join(folder, name))!, counts: found.counts }
  }
  writeState(folder, { last, verified })
  say(
    `Not in it: ${keysFolder()}, without which codes and links of applications open nothing and erased records are not known. Keep a copy of that folder in another place`,
  )
  const old = selectExpired(verified, config.BACKUP_KEEP)
  for (const name of old) rmSync(join(folder, name))
  const lacks = whatLacks(basename(path), verified)
  if (lacks)
    throw new Error(
      `Saved as ${path}, but it has no rows of ${lacks}, which an older backup has: the older ones are kept`,
    )
  return `Saved as ${path}${old.length > 0 ? `. Removed ${old.length} older: the newest ${config.BACKUP_KEEP} are kept` : ''}`
}

/** The table of which an archive has nothing and another one has something. */
function whatLacks(name: string, verified: Verified) {
  const isLacking = (table: string) =>
    !verified[name]?.counts[table] && Object.values(verified).some(({ counts }) => counts[table])
  return tableList.find(([table, { isNeverEmptied }]) => isNeverEmptied && isLacking(table))?.[0]
}

/** Takes away what a backup left that was killed. */
function removeRemains(folder: string) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder))
    if (/^\.draft-|^agency-.*\.part$/.test(name)) rmSync(join(folder, name), { recursive: true, force: true })
}

function noteEnd(folder: string, ok: boolean, sentence: string) {
  try {
    if (existsSync(folder))
      writeState(folder, { ...readState(folder), last: { at: new Date().toISOString(), ok, sentence } })
  } catch {
    // a disk that takes no archive may take no note either; the sentence is printed, and the product keeps it
  }
}
