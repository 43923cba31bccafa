import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { hasPostgres, startPostgres } from '../server/postgres.ts'

const node = join(import.meta.dirname, '../../node_modules/.bin/node')
const program = ['--no-warnings', join(import.meta.dirname, 'jobs-process.ts')]
const soon = { timeout: 20_000 }

describe.each(['SQLite', ...(hasPostgres ? ['PostgreSQL'] : [])])('on %s', database => {
  const folder = mkdtempSync(join(tmpdir(), 'agency-'))
  let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined
  let databases = 0
  beforeAll(async () => {
    if (database === 'PostgreSQL') postgres = await startPostgres()
  })
  afterAll(async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** An empty database, and how to start processes on it; each gives the lines it has said. */
  async function openDatabase() {
    const name = `jobs${++databases}`
    const url = await postgres?.create(name)
    const env = { ...process.env, DATA_DIR: join(folder, name), ...(url && { DATABASE_URL: url }) }
    return async (task: 'hang' | 'end') => {
      const child = spawn(node, [...program, task], { env, stdio: ['ignore', 'pipe', 'inherit'] })
      onTestFinished(() => void child.kill('SIGKILL'))
      const lines: string[] = []
      createInterface(child.stdout).on('line', line => lines.push(line))
      await expect.poll(() => lines, soon).toContain('ready')
      const end = async (signal: NodeJS.Signals) => {
        child.kill(signal)
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      }
      return { lines, child, end }
    }
  }

  test('a process goes on with the job of one that was killed', async () => {
    const start = await openDatabase()
    const first = await start('hang')
    await expect.poll(() => first.lines, soon).toContain('begun')
    const second = await start('end')
    await first.end('SIGKILL')
    await expect.poll(() => second.lines, soon).toEqual(['ready', 'begun', 'ended'])
  })

  test.runIf(database === 'SQLite')('a process that froze finds its job taken and stops it', async () => {
    const start = await openDatabase()
    const first = await start('hang')
    await expect.poll(() => first.lines, soon).toContain('begun')
    first.child.kill('SIGSTOP')
    const second = await start('end')
    await expect.poll(() => second.lines, soon).toEqual(['ready', 'begun', 'ended'])
    first.child.kill('SIGCONT')
    await expect.poll(() => first.lines, soon).toEqual(['ready', 'begun', 'aborted'])
  })

  test.runIf(database === 'SQLite')('a process that closes in order leaves its job to another at once', async () => {
    const start = await openDatabase()
    const first = await start('hang')
    await expect.poll(() => first.lines, soon).toContain('begun')
    const second = await start('end')
    await first.end('SIGTERM')
    expect(first.lines).toEqual(['ready', 'begun', 'aborted', 'closed'])
    await expect.poll(() => second.lines, soon).toEqual(['ready', 'begun', 'ended'])
  })
})
