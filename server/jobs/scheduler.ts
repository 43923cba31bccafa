import { performance } from 'node:perf_hooks'
import { read } from '#server/db/client.ts'
import type { Job } from '#server/jobs/define-job.ts'
import { runInBackground } from '#server/jobs/background.ts'
import {
  addJobs,
  endLease,
  type Lease,
  mayTakeAt,
  type Outcome,
  renewLease,
  requestRun,
  takeLease,
} from '#server/jobs/lease.ts'
import { describeProblem } from '#server/jobs/problem.ts'
import { perServer } from '#server/process/lifecycle.ts'
import { log } from '#server/process/log.ts'
import { traced } from '#server/tracing/tracing.ts'

const LEASE_MS = 60 * 1000
/** How soon this process sees what another one has asked for. */
const LOOK_EVERY_MS = 5 * 1000
/** After the start, in which visitors come first. */
const LONG_AFTER_MS = 10 * 1000
/** After the database took no change. */
const TRY_AGAIN_MS = 30 * 1000
const HOUR_MS = 60 * 60 * 1000

type Times = { leaseMs?: number; lookEveryMs?: number; longAfterMs?: number }
type Row = Awaited<ReturnType<typeof read.job.findMany>>[number]

/** The schedulers that this process has, to be woken. */
const wakers = perServer(() => new Set<() => void>())

/**
 * Runs jobs when they are due, each in one process at a time: see lease.ts. Of those that take long this process runs one at a time. The
 * function that it gives stops them; drainBackground waits for those that are running.
 */
export function startJobs(
  jobs: readonly Job[],
  { leaseMs = LEASE_MS, lookEveryMs = LOOK_EVERY_MS, longAfterMs = LONG_AFTER_MS }: Times = {},
): () => void {
  const running = new Map<string, AbortController>()
  // by a clock that nobody sets
  const askAgainAt = new Map<string, number>()
  const tryAgainAt = new Map<string, number>()
  const names = jobs.map(({ name }) => name)
  let longFrom = performance.now() + longAfterMs
  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  let isStopped = false
  let isAway = false

  const lookSoon = (ms: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => runInBackground(look), ms).unref()
  }
  const wake = () => {
    longFrom = 0
    tryAgainAt.clear()
    lookSoon(0)
  }
  wakers().add(wake)
  lookSoon(0)
  return () => {
    isStopped = true
    wakers().delete(wake)
    clearTimeout(timer)
    for (const controller of running.values()) controller.abort(new Error('the server is being closed'))
  }

  /** Starts what is due, and comes back when the next is. */
  async function look() {
    if (isStopped || isLooking) return
    isLooking = true
    let next = Date.now() + lookEveryMs
    try {
      await addJobs(jobs)
      const rows = new Map((await read.job.findMany({ where: { name: { in: names } } })).map(row => [row.name, row]))
      for (const job of jobs) {
        const row = rows.get(job.name)
        if (!row || running.has(job.name)) continue
        const at = dueAt(job, row)
        if (at <= Date.now()) await start(job, row)
        else next = Math.min(next, at)
      }
      isAway = false
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'no job can be started')
      isAway = true
    } finally {
      isLooking = false
    }
    lookSoon(Math.max(0, next - Date.now()))
  }

  function dueAt(job: Job, row: Row) {
    const from = row.requestedAt ? 0 : Math.max(isLong(job) ? longFrom : 0, askAgainAt.get(job.name) ?? 0)
    const waitMs = Math.max(from, tryAgainAt.get(job.name) ?? 0) - performance.now()
    return Math.max(mayTakeAt(job, row, leaseMs), waitMs > 0 ? Date.now() + waitMs : 0)
  }

  async function start(job: Job, { holder, requestedAt }: Row) {
    if (isLong(job) && jobs.some(each => isLong(each) && running.has(each.name))) return
    if (holder === null && requestedAt === null && job.dueAt && (await job.dueAt()).getTime() > Date.now()) {
      askAgainAt.set(job.name, performance.now() + job.everyMs)
      return
    }
    const controller = new AbortController()
    running.set(job.name, controller)
    runInBackground(async () => {
      try {
        const lease = await takeLease(job, leaseMs)
        if (lease) await runWith(lease, job, controller, leaseMs)
      } catch (error) {
        log.warn({ job: job.name, err: error }, 'a job could not be taken or ended')
        tryAgainAt.set(job.name, performance.now() + TRY_AGAIN_MS)
      } finally {
        running.delete(job.name)
        lookSoon(0)
      }
    })
  }
}

/** Lets a job run now, in whichever process sees it first. */
export async function runSoon(name: string): Promise<void> {
  await requestRun(name)
  for (const wake of wakers()) wake()
}

const isLong = ({ everyMs, dueAt }: Job) => everyMs >= HOUR_MS || dueAt !== undefined

async function runWith(lease: Lease, job: Job, controller: AbortController, leaseMs: number) {
  const { name } = job
  const begun = performance.now()
  const { signal } = controller
  if (lease.isTakenOver) log.warn({ job: name }, 'a job is run again: the process that ran it has gone')
  const stopRenewing = keepRenewing(lease, controller, leaseMs)
  let outcome: Outcome
  try {
    if (signal.aborted) outcome = 'stopped'
    else if (!lease.isRequested && job.dueAt && (await job.dueAt()).getTime() > Date.now()) outcome = 'not due'
    else outcome = { result: (await traced(`job ${name}`, () => job.run(signal))) || undefined }
  } catch (error) {
    outcome = signal.aborted ? 'stopped' : { error: describeProblem(error) }
    if (!signal.aborted) log.error({ job: name, err: error }, 'a job failed')
  } finally {
    await stopRenewing()
  }
  const ms = performance.now() - begun
  if (!(await endLease(lease, outcome, ms))) log.warn({ job: name }, 'a job ended after another process had taken it')
  else if (typeof outcome === 'object' && 'result' in outcome && outcome.result)
    log.info({ job: name, result: outcome.result, ms: Math.round(ms) }, 'a job has done something')
}

/** Renews a lease four times before it ends, and aborts the run once it is lost: taken by another process, or past its end unrenewed. */
function keepRenewing(lease: Lease, controller: AbortController, leaseMs: number) {
  let renewedAt = performance.now()
  let renewal: Promise<void> | undefined
  const renew = async () => {
    const begun = performance.now()
    try {
      if (await renewLease(lease, leaseMs)) renewedAt = begun
      else controller.abort(new Error('another process has taken the job'))
    } catch {
      if (performance.now() - renewedAt >= leaseMs) controller.abort(new Error('the lease has ended'))
    } finally {
      renewal = undefined
    }
  }
  const timer = setInterval(() => (renewal ??= renew()), leaseMs / 4).unref()
  return async () => {
    clearInterval(timer)
    await renewal
  }
}
