import { setImmediate as immediate } from 'node:timers/promises'
import { log } from '#server/log.ts'

/** What a load balancer is told: main.ts drains on SIGTERM, start.ts seeds a new database. */
export const lifecycle = { draining: false, seeding: false }

const running = new Set<Promise<void>>()

/** Goes on with `work` once the answer is on its way, so that the time of the answer tells nothing about it. A failure is logged. */
export function runInBackground(work: () => Promise<unknown>): void {
  const going = go(work).finally(() => running.delete(going))
  running.add(going)
}

async function go(work: () => Promise<unknown>) {
  await immediate()
  try {
    await work()
  } catch (error) {
    log.error({ err: error }, 'work after an answer failed')
  }
}

/** Resolves when all work that has begun is over; before the database is closed, so that nothing stays half done. */
export async function drainBackground(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}
