import { readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, createClient } from '@libsql/client'
import { fileAddress } from '#server/config/config.ts'
import { StartError } from '#server/process/start-error.ts'

const HEARTBEAT_MS = 5_000
const WATCH_MS = 3 * HEARTBEAT_MS
const RESTORE_WAIT_MS = 30_000
/** The connections that hold a lock: one that is garbage collected would be closed, and its lock released. */
const held = new Map<string, Client>()

// SQLite's own locks on an empty file beside the database. The operating system releases them with their process, even when it is killed.

/**
 * Marks a database file as used by this process and returns how to release it. Waits while a restore replaces the file; throws a
 * StartError when that takes too long.
 */
export async function registerDatabaseUse(file: string): Promise<() => Promise<void>> {
  const client = await open(`${file}.lock`)
  const end = Date.now() + RESTORE_WAIT_MS
  while (!(await share(client))) {
    if (Date.now() > end)
      throw new StartError(`A backup is being restored into ${file}: start again when that has ended`)
    await sleep(100)
  }
  held.set(file, client)
  return async () => {
    held.delete(file)
    await unlock(client)
    client.close()
  }
}

/**
 * Locks a database file for this process alone and returns how to release it. Throws while another process uses it, on this machine or,
 * as long as its heartbeat in `dataDir` continues, on another.
 */
export async function lockDatabase(file: string, dataDir: string, watchMs = WATCH_MS): Promise<() => Promise<void>> {
  const own = held.get(file)
  const client = own ?? (await open(`${file}.lock`))
  await own?.execute('COMMIT')
  const release = async () => {
    await unlock(client)
    if (own) await share(own)
    else client.close()
  }
  try {
    await client.execute('BEGIN EXCLUSIVE')
    if (await hasForeignHeartbeat(dataDir, watchMs))
      throw new Error(`The product runs on ${dataDir} on another machine: stop it first`)
  } catch (error) {
    await release()
    throw isBusy(error)
      ? new Error(`The product runs on ${file}, or another command replaces it: stop that first`)
      : error
  }
  return release
}

/** Locks the backup of a database file and returns how to release it; null while another process makes one. */
export async function takeBackupTurn(file: string): Promise<(() => Promise<void>) | null> {
  const client = await open(`${file}.backup.lock`)
  try {
    await client.execute('BEGIN EXCLUSIVE')
    return () => unlock(client).finally(() => client.close())
  } catch (error) {
    client.close()
    if (isBusy(error)) return null
    throw error
  }
}

/** Writes a heartbeat into the data folder for other machines, which see no lock. Returns how to stop it. */
export function startHeartbeat(dataDir: string): () => Promise<void> {
  let beats = 0
  let writing = Promise.resolve()
  const beat = () => {
    writing = writeFile(join(dataDir, 'running'), `${bootId()} ${process.pid} ${beats++}\n`).catch(() => {})
  }
  beat()
  const timer = setInterval(beat, HEARTBEAT_MS).unref()
  return async () => {
    clearInterval(timer)
    await writing
    await rm(join(dataDir, 'running'), { force: true })
  }
}

/** Whether a process of another machine writes its heartbeat. Their clocks may differ, so it is watched for changes. */
async function hasForeignHeartbeat(dataDir: string, watchMs: number) {
  const read = () => readFile(join(dataDir, 'running'), 'utf8').catch(() => '')
  const first = await read()
  if (first === '' || first.startsWith(`${bootId()} `)) return false
  for (const end = Date.now() + watchMs; Date.now() < end; await sleep(watchMs / 15))
    if (![first, ''].includes(await read())) return true
  return false
}

/** What processes that see each other's locks have in common: containers have a host name each, but share the kernel's boot id. */
function bootId() {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return hostname()
  }
}

/** Takes the shared lock; false where another process holds the exclusive one. */
async function share(client: Client) {
  try {
    await client.execute('BEGIN')
    await client.execute('SELECT count(*) FROM sqlite_schema')
    return true
  } catch (error) {
    await unlock(client)
    if (isBusy(error)) return false
    throw error
  }
}

/** Closing alone would keep the lock until the next garbage collection. The rollback fails where no transaction was begun. */
async function unlock(client: Client) {
  await client.execute('ROLLBACK').catch(() => {})
}

async function open(file: string) {
  const client = createClient({ url: fileAddress(file) })
  await client.execute('PRAGMA busy_timeout = 0')
  return client
}

const isBusy = (error: unknown) => error instanceof Error && /SQLITE_BUSY|database is locked/.test(error.message)
