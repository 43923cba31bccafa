import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasPostgres, startPostgres } from '../server/postgres.ts'

const node = join(import.meta.dirname, '../../node_modules/.bin/node')
const program = ['--no-warnings', join(import.meta.dirname, 'content-process.ts')]
type Found = { problems: string[][]; published: number; newest: Record<string, number> }

const databases = ['SQLite', ...(hasPostgres ? ['PostgreSQL'] : [])]
const places = ['clients', 'gallery'].flatMap(feature => databases.map(database => ({ feature, database })))

describe.each(places)('$feature on $database', ({ feature, database }) => {
  const folder = mkdtempSync(join(tmpdir(), 'agency-'))
  let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined
  beforeAll(async () => {
    if (database === 'PostgreSQL') postgres = await startPostgres()
  })
  afterAll(async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function work(name: string, url: string | undefined, ...task: string[]) {
    const child = spawn(node, [...program, feature, ...task], {
      env: { ...process.env, DATA_DIR: join(folder, name), ...(url && { DATABASE_URL: url }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [output, [, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    return { output: output.trim(), signal: signal as string | null }
  }

  test.each(['publish', 'restore', 'schedule'])(
    'kill -9 before each statement of %s leaves it whole',
    async change => {
      const url = await postgres?.create(change)
      let killed = 0
      for (;;) {
        const { output, signal } = await work(change, url, 'step', change, String(killed + 1))
        if (signal === null) {
          expect(output).toBe('done')
          break
        }
        expect(signal).toBe('SIGKILL')
        killed++
      }
      expect(killed).toBeGreaterThan(8)
      await work(change, url, 'publish')
      const { problems, published, newest } = JSON.parse((await work(change, url, 'check')).output) as Found
      expect(problems).toEqual([])
      expect(Object.keys(newest)).toHaveLength(killed + 1)
      if (change === 'schedule') expect(published).toBe(killed + 1) // what was due is published, each once
    },
    300_000,
  )
})
