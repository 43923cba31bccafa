import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { config, fileAddress } from '#server/config/config.ts'
import { FILE_KINDS } from '#server/files/file-kinds.ts'
import { stampEpoch } from '#server/backup/stamped-epoch.ts'
import { flush, inspect, type Manifest, unpack, verify } from '#server/backup/archive.ts'
import { keepAccounts } from '#server/backup/accounts.ts'
import { readPresent } from '#server/backup/decided.ts'
import { findOpenMigrations, findProblem } from '#server/backup/known-database.ts'
import { keysFolder, markOfKey } from '#server/installation/keys.ts'
import { lockDatabase } from '#server/db/file-locks.ts'
import { sendFiles } from '#server/backup/files.ts'
import { makeWhole, withDatabase } from '#server/backup/plain-sql.ts'
import { migrate } from '#server/db/migrate.ts'
import { makeTemporary } from '#server/backup/temporary.ts'
import { tableList } from '#server/tables.ts'
import type { FileLocation } from '#server/backup/location.ts'

const FINISH_WAIT_MS = 30_000
type Say = (line: string) => void
export type How = { check: boolean; force: boolean }
/** The names of the folders with what comes and what was there, beside the database and in the data folder. */
type Note = { draft: string; before: string }

/**
 * Puts a backup in the place of what an installation has, or with `check` only verifies it, and gives the sentence to print. Everything is
 * checked before anything is touched; what was there before is kept beside it; all sessions and mailed links end.
 * Throws an Error with a sentence: damaged, in use by the product, of another program, or not empty without `force`.
 */
export async function restore(archive: string, place: FileLocation, { check, force }: How, say: Say): Promise<string> {
  const manifest = await readManifest(archive, say)
  if (check) return checkUnpacked(archive, manifest, say)
  await throwIfForeign(place)
  for (const folder of [place.dataDir, dirname(place.file)]) await mkdir(folder, { recursive: true, mode: 0o700 })
  const release = await lockDatabase(place.file, place.dataDir)
  try {
    if (!force) await throwIfFilled(place)
    return await replace(archive, manifest, place, say)
  } finally {
    await release()
  }
}

/**
 * Ends a restore that a crash has cut short: from the moment its note was written, a restore happens as a whole. Does
 * nothing without one.
 */
export async function finishRestore(place: FileLocation): Promise<void> {
  for (const end = Date.now() + FINISH_WAIT_MS; existsSync(noteIn(place)); await sleep(100)) {
    const release = await lockDatabase(place.file, place.dataDir).catch((error: Error) => {
      if (Date.now() > end) throw error
    })
    if (!release) continue // another process is at it
    try {
      if (existsSync(noteIn(place))) await swap(place)
    } finally {
      await release()
    }
  }
}

/** Verifies an archive as a whole, says what it has, and gives its manifest. */
export async function readManifest(archive: string, say: Say): Promise<Manifest> {
  if (!existsSync(archive)) throw new Error(`There is no file ${archive}`)
  const manifest = await verify(archive)
  const labelled = tableList.filter(([, { label }]) => label)
  say(`A backup of ${manifest.createdAt} with ${summarize(manifest.counts, labelled)}`)
  return manifest
}

/** Unpacks a verified archive in a temporary place and checks its database. */
export async function checkUnpacked(archive: string, manifest: Manifest, say: Say): Promise<string> {
  const draft = await makeTemporary('.restore-', config.DATA_DIR)
  try {
    await unpack(archive, manifest, draft, say)
    return 'The backup can be restored'
  } finally {
    await rm(draft, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function replace(archive: string, manifest: Manifest, place: FileLocation, say: Say) {
  const draft = await mkdtemp(join(place.dataDir, '.restore-'))
  const besideDatabase = join(dirname(place.file), basename(draft))
  try {
    await unpack(archive, manifest, draft, say)
    const present = existsSync(place.file) ? fileAddress(place.file) : undefined
    await prepareDraft(join(draft, 'agency.db'), present, manifest, say)
    const counts = await inspect(join(draft, 'agency.db'))
    if (config.IMAGE_STORE === 's3') {
      await sendFiles(draft, config, say) // a name never means other bytes, so nothing is overwritten
      for (const { folder } of FILE_KINDS) await rm(join(draft, folder), { recursive: true, force: true })
    }
    if (besideDatabase !== draft) {
      await mkdir(besideDatabase, { mode: 0o700 })
      await copyFile(join(draft, 'agency.db'), join(besideDatabase, 'agency.db')) // on the disk where it will stay
      await rm(join(draft, 'agency.db'))
    }
    await flush(join(besideDatabase, 'agency.db'))
    const note: Note = {
      draft: basename(draft),
      before: `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`,
    }
    await writeFile(noteIn(place), JSON.stringify(note))
    await flush(place.dataDir)
    await swap(place)
    const now = await inspect(place.file)
    if (Object.entries(counts).some(([table, count]) => now[table] !== count))
      throw new Error('What is there now is not what was backed up')
    const aside = [...new Set([dirname(place.file), place.dataDir])]
      .map(folder => join(folder, note.before))
      .filter(existsSync)
    return aside.length > 0
      ? `Restored. What was there before is in ${aside.join(' and ')}; delete it when it is not needed any more: people who have their records erased are still in it`
      : 'Restored'
  } finally {
    // a full disk can end an extraction in the middle of a file
    if (!existsSync(noteIn(place)))
      for (const folder of [draft, besideDatabase]) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * Prepares a database that is about to be put in place of `present`: it gets the tables of this version, every session
 * and one-time link ends, scheduled drafts wait until somebody confirms them, an epoch begins, and whoever may do what
 * is as it is just now (server/backup/decided.ts). Where nothing is known of that, an owner has to look through the
 * accounts, who is told so.
 */
export async function prepareDraft(
  file: string,
  present: string | undefined,
  manifest: Manifest,
  say: Say,
): Promise<void> {
  if ((await findOpenMigrations(fileAddress(file))).length > 0) {
    await rename(file, `${file}-older`)
    await migrate(fileAddress(`${file}-older`), 'prisma/sqlite/migrations')
    await makeWhole(`${file}-older`, file)
  }
  const known = present === undefined ? undefined : await readPresent(present, file)
  await withDatabase(file, async query => {
    for (const pragma of ['journal_mode = DELETE', 'secure_delete = ON']) await query(`PRAGMA ${pragma}`)
    for (const [table, { restored }] of tableList) if (restored === 'emptied') await query(`DELETE FROM "${table}"`)
    await query(`UPDATE "Draft" SET "held" = 'restored' WHERE "publishAt" IS NOT NULL AND "held" IS NULL`)
    await stampEpoch(query, known?.epoch ?? 0)
  })
  say('Everybody has to log in again, and mailed links from before open nothing')
  say(sayOfKeys(manifest))
  for (const line of await keepAccounts(file, known, manifest)) say(line)
}

/** What the keys of this installation mean for a backup, of which older ones have no mark. */
function sayOfKeys({ createdAt, key, counts }: Manifest): string {
  const mark = markOfKey()
  const lost = tableList.flatMap(([table, { withoutKey }]) => (withoutKey && counts[table] ? [withoutKey] : []))
  if (!key && lost.length === 0) return 'Nothing in this backup is stored under a key'
  if (mark && (!key || key === mark))
    return `What was erased since ${createdAt} is erased again, by the list in ${keysFolder()}`
  const problem = mark ? 'The key here is not that of this backup' : `${keysFolder()} is empty`
  const remedy = config.APP_KEY
    ? 'Set APP_KEY to that of the old installation'
    : `Copy the folder keys of the old installation to ${keysFolder()}`
  const consequences = new Intl.ListFormat('en-GB').format([...lost, `what was erased since ${createdAt} is back`])
  return `${problem}: ${consequences}. ${remedy} and start; where it is lost for good, npm run keys -- --adopt`
}

/** Puts aside what is there, then in place what comes; begun anew, it goes on where it was. */
async function swap(place: FileLocation) {
  const { file, dataDir } = place
  const { draft, before } = JSON.parse(await readFile(noteIn(place), 'utf8')) as Note
  const [beside, swapping] = [dirname(file), join(dataDir, draft, 'swapping')]
  if (!existsSync(swapping)) {
    if (!existsSync(join(beside, draft, 'agency.db')))
      throw new Error(
        `A restore was cut short, and it was not into ${file}: start once with DATABASE_URL as it was then`,
      )
    for (const end of ['-wal', '-shm', '']) await move(file + end, join(beside, before, basename(file) + end))
    for (const { folder } of FILE_KINDS) await move(join(dataDir, folder), join(dataDir, before, folder))
    await writeFile(swapping, '')
  }
  await move(join(beside, draft, 'agency.db'), file)
  for (const { folder } of FILE_KINDS) await move(join(dataDir, draft, folder), join(dataDir, folder))
  for (const folder of new Set([beside, dataDir])) await flush(folder)
  await rm(noteIn(place))
  for (const folder of [dataDir, beside]) await rm(join(folder, draft), { recursive: true, force: true })
}

async function move(from: string, to: string) {
  if (!existsSync(from)) return
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await rename(from, to)
}

const noteIn = ({ dataDir }: FileLocation) => join(dataDir, 'restoring.json')

async function throwIfForeign({ file }: FileLocation) {
  const problem = await findProblem(file)
  if (problem?.kind === 'foreign') throw new Error(`${problem.sentence}: nothing is restored over it`)
}

async function throwIfFilled({ file }: FileLocation) {
  const problem = await findProblem(file)
  if (problem?.kind === 'missing') return
  if (problem) throw new Error(`${problem.sentence}. With --force it is set aside and the backup takes its place`)
  const counts = await inspect(file)
  requireEmpty(counts, file)
}

/** Throws an Error with a sentence when these are the counts of a database with the records of an agency. */
export function requireEmpty(counts: Record<string, number>, name: string): void {
  const essential = tableList.filter(([, { isNeverEmptied }]) => isNeverEmptied)
  if (essential.some(([table]) => counts[table]))
    throw new Error(
      `${name} is not empty: it has ${summarize(counts, essential)}. With --force they are set aside and the backup takes their place`,
    )
}

/** Such as "3 client countries, 4 pictures and 2 accounts". */
function summarize(counts: Record<string, number>, tables: typeof tableList) {
  return new Intl.ListFormat('en-GB').format(tables.map(([table, { label }]) => `${counts[table] ?? 0} ${label}`))
}
