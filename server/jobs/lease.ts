import { randomUUID } from 'node:crypto'
import { read, write } from '#server/db/client.ts'
import type { Job } from '#server/jobs/define-job.ts'

const SOON_MS = 60 * 1000
const HOUR_MS = 60 * SOON_MS
const RESULT_MAX = 300
/** Times that are further ahead were written by a clock that has been put back since: what they keep waiting is due. */
const CLOCK_ERROR_MS = HOUR_MS

/** What a process holds while it runs a job: whoever does not know `holder` can neither renew nor end it. docs/decisions/0177 says why. */
export type Lease = { name: string; holder: string; startedAt: Date; isRequested: boolean; isTakenOver: boolean }
/** How a run ended; `stopped` without having finished, so that another process goes on at once. */
export type Outcome = { result?: string | undefined } | { error: string } | 'stopped' | 'not due'

/** What is known of the runs of jobs. */
export const readRuns = () => read.job.findMany()

/** Adds the rows of jobs that are new. The first run of those that take long is a minute away. */
export async function addJobs(jobs: readonly Job[], now = Date.now()): Promise<void> {
  const names = jobs.map(({ name }) => name)
  if ((await read.job.count({ where: { name: { in: names } } })) === names.length) return
  await write(async transaction => {
    const known = await transaction.job.findMany({ where: { name: { in: names } }, select: { name: true } })
    const data = jobs
      .filter(({ name }) => !known.some(each => each.name === name))
      .map(({ name, everyMs }) => ({ name, nextRunAt: new Date(everyMs < HOUR_MS ? now : now + SOON_MS) }))
    await transaction.job.createMany({ data })
  })
}

/** When a job may be taken: at once where its times are of a clock that was ahead. */
export function mayTakeAt(
  { everyMs }: Job,
  { holder, nextRunAt, leaseUntil }: { holder: string | null; nextRunAt: Date; leaseUntil: Date | null },
  leaseMs: number,
): number {
  const at = Number(holder === null ? nextRunAt : leaseUntil)
  return at > Date.now() + (holder === null ? everyMs : leaseMs) + CLOCK_ERROR_MS ? 0 : at
}

/** Takes the lease of a job that is due, or that a process has left in the middle; null where another process was faster. */
export function takeLease({ name, everyMs }: Job, leaseMs: number): Promise<Lease | null> {
  const holder = randomUUID()
  return write(async transaction => {
    const now = new Date()
    const [nextMax, leaseMax] = [everyMs, leaseMs].map(ms => new Date(now.getTime() + ms + CLOCK_ERROR_MS)) as [
      Date,
      Date,
    ]
    const before = await transaction.job.findUnique({ where: { name } })
    const { count } = await transaction.job.updateMany({
      where: {
        name,
        OR: [
          { holder: null, OR: [{ nextRunAt: { lte: now } }, { nextRunAt: { gt: nextMax } }] },
          { holder: { not: null }, OR: [{ leaseUntil: { lte: now } }, { leaseUntil: { gt: leaseMax } }] },
        ],
      },
      data: {
        holder,
        leaseUntil: new Date(now.getTime() + leaseMs),
        startedAt: now,
        nextRunAt: new Date(now.getTime() + everyMs),
      },
    })
    if (!before || count === 0) return null
    const isTakenOver = before.holder !== null
    return { name, holder, startedAt: now, isRequested: before.requestedAt !== null, isTakenOver }
  })
}

/** Prolongs a lease; false where another process has taken over. */
export async function renewLease({ name, holder }: Lease, leaseMs: number): Promise<boolean> {
  const { count } = await write(transaction =>
    transaction.job.updateMany({
      where: { name, holder },
      data: { leaseUntil: new Date(Date.now() + leaseMs) },
    }),
  )
  return count > 0
}

/** Gives a lease back and notes how the run ended; false, and nothing is noted, where another process has taken over. */
export async function endLease(
  { name, holder, startedAt, isRequested }: Lease,
  outcome: Outcome,
  ms: number,
): Promise<boolean> {
  const endedAt = new Date()
  return write(async transaction => {
    const row = await transaction.job.findUnique({ where: { name }, select: { requestedAt: true } })
    const isRequestedAgain = row?.requestedAt && row.requestedAt > startedAt
    const { count } = await transaction.job.updateMany({
      where: { name, holder },
      data: { holder: null, leaseUntil: null, ...(!isRequestedAgain && { requestedAt: null }), ...notes() },
    })
    return count > 0
  })

  function notes() {
    if (outcome === 'stopped') return { nextRunAt: startedAt, ...(isRequested && { requestedAt: startedAt }) }
    if (outcome === 'not due') return {}
    const ended = { endedAt, lastMs: Math.round(ms) }
    return 'error' in outcome
      ? { ...ended, lastError: outcome.error.slice(0, RESULT_MAX), failures: { increment: 1 } }
      : {
          ...ended,
          lastError: null,
          lastSucceededAt: endedAt,
          lastResult: outcome.result?.slice(0, RESULT_MAX) ?? null,
        }
  }
}

/** Lets a job run at the next look of any process, or again when it is running now. */
export async function requestRun(name: string, now = new Date()): Promise<void> {
  await write(transaction =>
    transaction.job.updateMany({ where: { name }, data: { nextRunAt: now, requestedAt: now } }),
  )
}
