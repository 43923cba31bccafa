import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { databases, emptyDatabases, node, programOf } from './databases.ts'

const run = promisify(execFile)
const program = programOf('receipts-process.ts')
const KILLS = 4
const AT_ONCE = 15
const STATEMENTS_MAX = 60
type Found = { receipts: { id: string; number: number }[]; logged: number }

describe.each(databases)('receipts on %s', database => {
  const open = emptyDatabases(database)
  const environments: Record<string, NodeJS.ProcessEnv> = {}

  beforeAll(async () => {
    for (const name of ['killed', 'stepped', 'shared']) {
      environments[name] = await open(name)
      await work(name, 'fill')
    }
  })
  const work = async (name: string, ...task: string[]) =>
    (await run(node, [...program, ...task], { env: environments[name], maxBuffer: 1e8 })).stdout.trim()

  /** Every number from one on once, each with its line in the log; gives the receipts by their ids. */
  async function expectWhole(name: string) {
    const { receipts, logged } = JSON.parse(await work(name, 'check')) as Found
    expect(receipts.map(({ number }) => number)).toEqual(receipts.map((_, n) => n + 1))
    expect(logged).toBe(receipts.length)
    return new Map(receipts.map(({ id, number }) => [id, number]))
  }

  test('kill -9 loses no receipt that was given, no number, and gives none twice', async () => {
    const given = new Map<string, number>()
    for (let kill = 1; kill <= KILLS; kill++) {
      const child = spawn(node, [...program, 'take'], {
        env: environments.killed,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let count = 0
      for await (const line of createInterface(child.stdout)) {
        const [id = '', number] = line.split(' ')
        given.set(id, Number(number))
        if (++count === kill * 7) child.kill('SIGKILL')
      }
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      const receipts = await expectWhole('killed')
      for (const [id, number] of given) expect(receipts.get(id)).toBe(number)
    }
    expect(given.size).toBeGreaterThanOrEqual(70)
  })

  test('kill -9 before each statement of a payment leaves all of it or nothing', async () => {
    let last = 0
    for (let statement = 1; statement <= STATEMENTS_MAX; statement++) {
      const said = await work('stepped', 'step', String(statement)).catch(() => '')
      const { size } = await expectWhole('stepped')
      expect(size - last).toBeLessThanOrEqual(1)
      last = size
      if (said.endsWith('done')) return expect(statement).toBeGreaterThan(3)
    }
    expect.unreachable('a payment takes fewer statements')
  })

  test('two processes at once give every number once', async () => {
    const both = await Promise.all([1, 2].map(() => work('shared', 'take', String(AT_ONCE))))
    const numbers = both.flatMap(lines => lines.split('\n').map(line => Number(line.split(' ')[1])))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 2 * AT_ONCE }, (_, n) => n + 1))
    await expectWhole('shared')
  })
})
