import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { databases, emptyDatabases, node, programOf } from './databases.ts'

const program = programOf('content-process.ts')
type Found = { problems: string[][]; published: number; newest: Record<string, number> }

const places = ['clients', 'gallery'].flatMap(feature => databases.map(database => ({ feature, database })))

describe.each(places)('$feature on $database', ({ feature, database }) => {
  const open = emptyDatabases(database)

  async function work(env: NodeJS.ProcessEnv, ...task: string[]) {
    const child = spawn(node, [...program, feature, ...task], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const [output, [, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    return { output: output.trim(), signal: signal as string | null }
  }

  test.each(['publish', 'restore', 'schedule'])(
    'kill -9 before each statement of %s leaves it whole',
    async change => {
      const env = await open(change)
      let killed = 0
      for (;;) {
        const { output, signal } = await work(env, 'step', change, String(killed + 1))
        if (signal === null) {
          expect(output).toBe('done')
          break
        }
        expect(signal).toBe('SIGKILL')
        killed++
      }
      expect(killed).toBeGreaterThan(8)
      await work(env, 'publish')
      const { problems, published, newest } = JSON.parse((await work(env, 'check')).output) as Found
      expect(problems).toEqual([])
      expect(Object.keys(newest)).toHaveLength(killed + 1)
      if (change === 'schedule') expect(published).toBe(killed + 1) // what was due is published, each once
    },
    300_000,
  )
})
