import { readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, createClient } from '@libsql/client'
import { fileAddress } from '#server/config.ts'
import { StartError } from '#server/start-error.ts'

const BEAT_MS = 5_000
const WATCH_MS = 3 * BEAT_MS
const RESTORE_WAIT_MS = 30_000
/** Kept for as long as the process lives: a connection that nobody holds is closed, and its lock with it. */
const held = new Map<string, Client>()

// SQLite's own locks on an empty file beside the database. They go with their process, also when that is killed.

/** Says that this process uses a database file, until the process ends. Waits while a restore replaces the file; throws when that takes too long. */
export async function registerDatabaseUse(file: string): Promise<void> {
  if (held.has(file)) return
  const client = await open(`${file}.lock`)
  const end = Date.now() + RESTORE_WAIT_MS
  while (!(await share(client))) {
    if (Date.now() > end)
      throw new StartError(`A backup is being restored into ${file}: start again when that has ended`)
    await sleep(100)
  }
  held.set(file, client)
}

/**
 * Takes a database file for this process alone and gives how to let it go. Throws while another process uses it, on this machine or, as
 * long as it signs in `dataDir`, on another.
 */
export async function lockDatabase(file: string, dataDir: string, watchMs = WATCH_MS): Promise<() => Promise<void>> {
  const own = held.get(file)
  const client = own ?? (await open(`${file}.lock`))
  await own?.execute('COMMIT')
  const release = async () => {
    await letGo(client)
    if (own) await share(own)
    else client.close()
  }
  try {
    await client.execute('BEGIN EXCLUSIVE')
    if (await isSigned(dataDir, watchMs))
      throw new Error(`The product runs on ${dataDir} on another machine: stop it first`)
  } catch (error) {
    await release()
    throw isBusy(error)
      ? new Error(`The product runs on ${file}, or another command replaces it: stop that first`)
      : error
  }
  return release
}

/** Takes the one turn to back a database file up and gives how to end it; null while another process has it. */
export async function takeBackupTurn(file: string): Promise<(() => Promise<void>) | null> {
  const client = await open(`${file}.backup.lock`)
  try {
    await client.execute('BEGIN EXCLUSIVE')
    return () => letGo(client).finally(() => client.close())
  } catch (error) {
    client.close()
    if (isBusy(error)) return null
    throw error
  }
}

/** Signs in the data folder every few seconds that the product runs on it, for other machines, which see no lock. Gives what to do at its end. */
export function beat(dataDir: string): () => Promise<void> {
  let beats = 0
  const sign = () => {
    writeFile(join(dataDir, 'running'), `${machine()} ${process.pid} ${beats++}\n`).catch(() => {})
  }
  sign()
  const timer = setInterval(sign, BEAT_MS).unref()
  return async () => {
    clearInterval(timer)
    await rm(join(dataDir, 'running'), { force: true })
  }
}

/** Whether a process of another machine goes on signing. Its clock may be another, so the sign is watched, not dated. */
async function isSigned(dataDir: string, watchMs: number) {
  const read = () => readFile(join(dataDir, 'running'), 'utf8').catch(() => '')
  const first = await read()
  if (first === '' || first.startsWith(`${machine()} `)) return false
  for (const end = Date.now() + watchMs; Date.now() < end; await sleep(watchMs / 15))
    if (![first, ''].includes(await read())) return true
  return false
}

/** What processes that see each other's locks have in common; containers have a name each, but share what the kernel calls its boot. */
function machine() {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return hostname()
  }
}

/** Whether the lock that several processes may have is ours now. */
async function share(client: Client) {
  try {
    await client.execute('BEGIN')
    await client.execute('SELECT count(*) FROM sqlite_schema')
    return true
  } catch (error) {
    await letGo(client)
    if (isBusy(error)) return false
    throw error
  }
}

/** Closing alone would keep the lock until the next garbage collection. Nothing was begun where another process was first. */
async function letGo(client: Client) {
  await client.execute('ROLLBACK').catch(() => {})
}

async function open(file: string) {
  const client = createClient({ url: fileAddress(file) })
  await client.execute('PRAGMA busy_timeout = 0')
  return client
}

const isBusy = (error: unknown) => error instanceof Error && /SQLITE_BUSY|database is locked/.test(error.message)
