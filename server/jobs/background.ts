import { setImmediate as immediate } from 'node:timers/promises'
import { log } from '#server/process/log.ts'

const running = new Set<Promise<void>>()

/** Runs `work` once the response is on its way, so that response times reveal nothing about it. A failure is logged. */
export function runInBackground(work: () => Promise<unknown>): void {
  const job = run(work).finally(() => running.delete(job))
  running.add(job)
}

async function run(work: () => Promise<unknown>) {
  await immediate()
  try {
    await work()
  } catch (error) {
    log.error({ err: error }, 'background work failed')
  }
}

/** Resolves when all background work has ended, also what it has started itself. */
export async function drainBackground(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}
