import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openBackupBucket } from '#server/backup/bucket.ts'
import { config } from '#server/config/config.ts'
import { backUp, Incomplete, type Manifest, verify } from '#server/backup/archive.ts'
import {
  archivesIn,
  type BackupState,
  isDue,
  isOld,
  ofLineage,
  readState,
  sizeOf,
  writeState,
} from '#server/backup/state.ts'
import { withDatabase } from '#server/backup/plain-sql.ts'
import { lineageIn } from '#server/installation/lineage.ts'
import { requireKnownDatabase, requireKnownFile } from '#server/backup/known-database.ts'
import { keysFolder } from '#server/installation/keys.ts'
import { takeBackupTurn } from '#server/db/file-locks.ts'
import { rowsOf, tableList } from '#server/tables.ts'
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
  const endTurn = await takeTurn(place)
  if (!endTurn) throw new Error('Another backup of this database is being made: wait until it has ended')
  try {
    const state = ofLineage(readState(folder), await lineageOf(place))
    if (isDueOnly && !isDue(state)) return 'No backup is due'
    const isSaved = isDueOnly && !isOld(state)
    const made = isSaved ? undefined : await makeAndThin(place, folder, say)
    const sent = await send(folder, say)
    const sentence = [...(made ? [made.sentence] : []), ...sent].join('. ')
    if (made && !made.isWhole) throw new Error(sentence)
    noteEnd(folder, true, sentence)
    return sentence
  } catch (error) {
    noteEnd(folder, false, (error as Error).message, error instanceof Unsent)
    throw error
  } finally {
    await endTurn()
  }
}

const lineageOf = (place: DataLocation) => withDatabase('url' in place ? place.url : place.file, lineageIn)

async function takeTurn(place: DataLocation) {
  if (!('url' in place)) {
    await requireKnownFile(place.file)
    return takeBackupTurn(place.file)
  }
  await requireKnownDatabase(place.url)
  const { takeServerTurn } = await import('#server/backup/postgres.ts')
  return takeServerTurn(place.url)
}

class Unsent extends Error {}

/**
 * Copies the verified archives of a folder that are not in the bucket into it, those that would stay there, and removes the oldest beyond
 * BACKUP_KEEP there: of those that this has put there, by the same rule. Gives what to say; nothing without a bucket.
 */
async function send(folder: string, say: Say): Promise<string[]> {
  const bucket = openBackupBucket()
  if (!bucket) return []
  try {
    const [here, there] = [readState(folder).verified, new Set(await bucket.list())]
    const { verified } = await bucket.readState()
    for (const name of Object.keys(verified)) if (!there.has(name)) delete verified[name]
    const wanted = { ...here, ...verified }
    const expired = new Set(selectExpired(wanted, config.BACKUP_KEEP))
    for (const name of Object.keys(here).sort()) {
      if (verified[name] || expired.has(name)) continue
      await bucket.put(name, join(folder, name), say)
      verified[name] = here[name]!
      await bucket.writeState({ verified })
    }
    const old = Object.keys(verified).filter(name => expired.has(name))
    for (const name of old) {
      await bucket.delete(name)
      delete verified[name]
    }
    if (old.length > 0) await bucket.writeState({ verified })
    return [`In the bucket ${bucket.name}: ${Object.keys(verified).length} archives, ${old.length} older removed`]
  } catch (error) {
    throw new Unsent(`The backup is on this disk alone. ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Which of the verified archives go: the oldest beyond `keep`, of each database the full ones and those that lack
 * something, each by itself. What is of a version that noted no database counts as of the newest.
 */
export function selectExpired(verified: Verified, keep: number): string[] {
  const names = Object.keys(verified).sort().toReversed()
  const newest = names.map(name => verified[name]!.lineage).find(Boolean)
  const kindOf = (name: string) =>
    `${verified[name]!.lineage ?? newest} ${Boolean(verified[name]!.lacks ?? whatLacks(name, verified))}`
  return [...Map.groupBy(names, kindOf).values()].flatMap(group => group.slice(keep))
}

/** Gives what to say, and whether the archive has everything. One that has not is better than none, and takes the place of none. */
async function makeAndThin(place: DataLocation, folder: string, say: Say) {
  removeRemains(folder)
  const made = await backUp(place, folder, say).catch((error: Error) => {
    if (!(error instanceof Incomplete)) throw error
    return error
  })
  const { path, manifest } = made
  const { verified, ...state } = readState(folder)
  const note = (name: string, { counts, owners, lineage, lacks }: Manifest) => {
    verified[name] = { ...sizeOf(join(folder, name))!, counts, owners, lineage, lacks }
  }
  note(basename(path), manifest)
  for (const name of archivesIn(folder).filter(each => !verified[each])) {
    const found = await verify(join(folder, name)).catch((error: Error) => say(`Ignored: ${error.message}`))
    if (found) note(name, found)
  }
  writeState(folder, { ...state, verified })
  say(
    `Not in it: ${keysFolder()}, without which codes and links of applications open nothing and erased records are not known. Keep a copy of that folder in another place`,
  )
  const old = selectExpired(verified, config.BACKUP_KEEP)
  for (const name of old) rmSync(join(folder, name))
  if (made instanceof Incomplete) return { sentence: made.message, isWhole: false }
  const lacks = whatLacks(basename(path), verified)
  if (lacks)
    return {
      sentence: `Saved as ${path}, but it has no ${rowsOf(lacks)}, which an older backup has: the older ones are kept`,
      isWhole: false,
    }
  const removed = old.length > 0 ? `. Removed ${old.length} older: the newest ${config.BACKUP_KEEP} are kept` : ''
  return { sentence: `Saved as ${path}${removed}`, isWhole: true }
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

function noteEnd(folder: string, ok: boolean, sentence: string, isUnsent = false) {
  try {
    if (existsSync(folder))
      writeState(folder, {
        ...readState(folder),
        last: { at: new Date().toISOString(), ok, sentence, ...(isUnsent && { isUnsent }) },
      })
  } catch {
    // a disk that takes no archive may take no note either; the sentence is printed, and the product keeps it
  }
}
