import { setTimeout as sleep } from 'node:timers/promises'
import { drainBackground } from '#server/jobs/background.ts'
import { startJobs } from '#server/jobs/scheduler.ts'
import { killBefore } from './kill-before.ts'

/**
 * A process that runs one job on DATABASE_URL with a lease of `LEASE_MS`: it says when the job begins and how it ends.
 * `hang` never ends it,
 * `end` ends it at once, and so does `step` with the number of the statement before which the process kills itself. It closes in order on
 * SIGTERM.
 */
const LEASE_MS = 1_000
const isHanging = process.argv[2] === 'hang'
const { parseConfig } = await import('#server/config/config.ts')
const { configure, closeAll } = await import('#server/process/lifecycle.ts')
const { openDatabase } = await import('#server/db/client.ts')
configure(parseConfig({ ...process.env, LOG_LEVEL: 'silent' }))
await openDatabase()
if (process.argv[2] === 'step') await killBefore(Number(process.argv[3]))
const say = (line: string) => process.stdout.write(`${line}\n`)

const stop = startJobs(
  [
    {
      name: 'count',
      label: () => 'Count',
      everyMs: 20 * 60 * 1000,
      run: async signal => {
        say('begun')
        if (isHanging) await sleep(1e9, undefined, { signal }).catch(() => say('aborted'))
        signal.throwIfAborted()
        say('ended')
        return 'done'
      },
    },
  ],
  { leaseMs: LEASE_MS, lookEveryMs: 50 },
)
const alive = setInterval(() => {}, 1e9)
process.once('SIGTERM', async () => {
  stop()
  await drainBackground()
  await closeAll()
  clearInterval(alive)
  say('closed')
})
say('ready')
