import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginning, byName, commands, hold } from './sequence-commands.ts'
import { laws } from './sequence-laws.ts'
import { openWorld } from './sequence-world.ts'

const world = await openWorld()
/** Of a run that is to be repeated: what it printed when it failed. */
const { SEQUENCE_SEED, SEQUENCE_RUN } = process.env
const today = SEQUENCE_SEED ? Number(SEQUENCE_SEED) : Date.now() % 2 ** 31

/** Runs sequences of commands; a failure names the law, the shortest sequence found, and how to repeat it. */
const run = (numRuns: number, maxCommands: number, seed = today) =>
  fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands, size: 'max' }), async sequence => {
      const notes = await world.begin()
      for (const [name, given] of beginning) await byName(name).run(world, notes, given)
      await fc.asyncModelRun(() => ({ model: notes, real: world }), sequence)
      await hold(world, notes)
    }),
    {
      numRuns: SEQUENCE_RUN ? 1 : numRuns,
      seed,
      ...(SEQUENCE_RUN && { path: SEQUENCE_RUN }),
      endOnFailure: !process.env.SEQUENCE_SHRINK,
      reporter: ({ failed, counterexample, counterexamplePath, errorInstance }) => {
        if (!failed) return
        const again = `SEQUENCE_SEED=${seed} SEQUENCE_RUN=${counterexamplePath} npx vitest run --project server tests/features/workers/sequences.test.ts`
        throw new Error(
          `${String(errorInstance)}\n${String(counterexample).replaceAll('),', ')\n')}\nrepeat: ${again}`,
          { cause: errorInstance },
        )
      },
    },
  )

test('the laws are sentences, each with a check of its own', () => {
  expect(Object.keys(laws).length).toBeGreaterThan(12)
})

test('every law holds after the same sequences each time', { timeout: 180_000 }, () => run(5, 20, 1))

test('every law holds after long sequences, many times', { tags: ['thorough'], timeout: 1_200_000 }, () => run(100, 50))
