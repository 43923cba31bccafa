import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { databases, emptyDatabases, node, programOf } from './databases.ts'

const run = promisify(execFile)
const program = programOf('content-process.ts')
const KILLS = 5
type Found = { problems: string[][]; published: number; newest: Record<string, number> }

/** A table of its own, and a document; documents on PostgreSQL are in content.slow.test.ts. */
const places = [
  ...databases.map(database => ({ feature: 'clients', database })),
  { feature: 'gallery', database: 'SQLite' },
]

describe.each(places)('$feature on $database', ({ feature, database }) => {
  const open = emptyDatabases(database)
  const environments: Record<string, NodeJS.ProcessEnv> = {}

  beforeAll(async () => {
    for (const name of ['killed', 'shared']) {
      environments[name] = await open(name)
      await work(name, 'fill')
    }
  })
  const work = async (name: string, task: string) =>
    (await run(node, [...program, feature, task], { env: environments[name], maxBuffer: 1e8 })).stdout.trim()
  const check = async (name: string) => JSON.parse(await work(name, 'check')) as Found

  test('two processes publish every due draft once', async () => {
    const counts = await Promise.all([work('shared', 'publish'), work('shared', 'publish')])
    expect(counts.map(Number).reduce((sum, count) => sum + count)).toBe(20)
    expect(await check('shared')).toMatchObject({ problems: [], published: 20 })
  })

  test('kill -9 during any change leaves nothing half and loses nothing acknowledged', async () => {
    for (let kill = 1; kill <= KILLS; kill++) {
      const child = spawn(node, [...program, feature, 'change'], {
        env: environments.killed,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const acknowledged = new Map<string, number>()
      let count = 0
      for await (const line of createInterface(child.stdout)) {
        const [id = '', number] = line.split(' ')
        acknowledged.set(id, Number(number))
        if (++count === kill * 13) child.kill('SIGKILL')
      }
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      const { problems, newest } = await check('killed')
      expect(problems).toEqual([])
      for (const [id, number] of acknowledged) expect(newest[id]).toBeGreaterThanOrEqual(number)
    }
  })
})
