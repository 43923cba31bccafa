import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases, emptyDatabases, node, programOf } from './databases.ts'

const program = programOf('jobs-process.ts')
const soon = { timeout: 20_000 }

describe.each(databases)('on %s', database => {
  const open = emptyDatabases(database)
  let opened = 0

  /** An empty database, and how to start processes on it; each gives the lines it has said. */
  async function openDatabase() {
    const env = await open(`jobs${++opened}`)
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
