import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterAll, expect, test } from 'vitest'
import { node, programOf } from './databases.ts'

const program = programOf('jobs-process.ts')
const soon = { timeout: 30_000, interval: 100 }
const folder = mkdtempSync(join(tmpdir(), 'agency-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = (dataDir: string, ...words: string[]) =>
  spawn(node, [...program, ...words], { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'ignore' })

async function jobIn(dataDir: string) {
  const client = createClient({ url: `file:${join(dataDir, 'agency.db')}` })
  const { rows } = await client.execute('SELECT "holder", "lastResult" FROM "Job"').finally(() => client.close())
  return rows.map(({ holder, lastResult }) => ({ holder, lastResult }))
}

test('a job is done whichever statement of its run the process is killed before', async () => {
  let killed = 0
  for (let statement = 1; ; statement++) {
    const dataDir = join(folder, String(statement))
    const dying = start(dataDir, 'step', String(statement))
    const ended = once(dying, 'exit')
    await Promise.race([ended, expect.poll(() => jobIn(dataDir).catch(() => []), soon).toEqual(done)])
    const hasSurvived = dying.exitCode === null && dying.signalCode === null
    dying.kill('SIGKILL')
    await ended
    if (hasSurvived) break
    killed++
    const next = start(dataDir, 'end')
    await expect.poll(() => jobIn(dataDir).catch(() => []), soon).toEqual(done)
    next.kill('SIGKILL')
    await once(next, 'exit')
  }
  expect(killed).toBeGreaterThan(5)
}, 600_000)

const done = [{ holder: null, lastResult: 'done' }]
