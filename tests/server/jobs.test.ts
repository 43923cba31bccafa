import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Job } from '#server/jobs/define-job.ts'
import { openTestServer } from './test-server.ts'

const { read, write } = await openTestServer()
const { drainBackground } = await import('#server/jobs/background.ts')
const { addJobs, endLease, renewLease, takeLease } = await import('#server/jobs/lease.ts')
const { runSoon, startJobs } = await import('#server/jobs/scheduler.ts')
const { describeProblem } = await import('#server/jobs/problem.ts')

const LEASE_MS = 60_000
const MINUTE_MS = 60_000
const rowOf = (name = 'count') => read.job.findUniqueOrThrow({ where: { name } })
const expire = () =>
  write(transaction => transaction.job.updateMany({ data: { leaseUntil: new Date(Date.now() - 1) } }))
const job = (run: Job['run'] = async () => {}, more: Partial<Job> = {}): Job => ({
  name: 'count',
  label: () => 'Count',
  everyMs: 20 * MINUTE_MS,
  run,
  ...more,
})
beforeEach(() => write(transaction => transaction.job.deleteMany()))

/** Starts a scheduler of these jobs, as each process has one; stopped when the test ends. */
function start(...jobs: Job[]) {
  const stop = startJobs(jobs, { lookEveryMs: 20, longAfterMs: 0 })
  onTestFinished(async () => {
    stop()
    await drainBackground()
  })
  return stop
}

/** Something to wait for. */
function signal() {
  let give = () => {}
  const given = new Promise<void>(resolve => {
    give = resolve
  })
  return { give, given }
}

describe('a lease', () => {
  beforeEach(() => addJobs([job()]))

  test('is given to one of those who ask at the same time', async () => {
    const leases = await Promise.all(Array.from({ length: 5 }, () => takeLease(job(), LEASE_MS)))
    expect(leases.filter(Boolean)).toHaveLength(1)
    expect((await rowOf()).nextRunAt.getTime()).toBeGreaterThan(Date.now() + 19 * MINUTE_MS)
  })

  test('whose times a clock wrote that has gone back is to be had at once', async () => {
    const later = new Date(Date.now() + 3650 * 24 * 60 * MINUTE_MS)
    await write(transaction => transaction.job.updateMany({ data: { nextRunAt: later } }))
    const ran = signal()
    const stop = start(job(async () => ran.give()))
    await ran.given
    stop() // it would take the lease, too
    await drainBackground()
    await write(transaction => transaction.job.updateMany({ data: { holder: 'gone', leaseUntil: later } }))
    expect((await takeLease(job(), LEASE_MS))!.isTakenOver).toBe(true)
  })

  test('goes to another process once it has ended, and the first one notes nothing', async () => {
    const lost = (await takeLease(job(), LEASE_MS))!
    expect(await takeLease(job(), LEASE_MS), 'while it lasts').toBeNull()
    await expire()
    const taken = (await takeLease(job(), LEASE_MS))!
    expect(taken.isTakenOver).toBe(true)
    expect(await renewLease(lost, LEASE_MS)).toBe(false)
    expect(await endLease(lost, { result: 'too late' }, 1)).toBe(false)
    expect(await rowOf()).toMatchObject({ holder: taken.holder, lastResult: null, endedAt: null })
    expect(await renewLease(taken, LEASE_MS)).toBe(true)
    expect(await endLease(taken, { result: 'in time' }, 1)).toBe(true)
    expect(await rowOf()).toMatchObject({ holder: null, lastResult: 'in time', lastError: null })
  })

  test('of a run that was stopped is free for the next process at once', async () => {
    const lease = (await takeLease(job(), LEASE_MS))!
    await endLease(lease, 'stopped', 1)
    expect(await rowOf()).toMatchObject({ holder: null, endedAt: null, failures: 0 })
    expect(await takeLease(job(), LEASE_MS)).not.toBeNull()
  })
})

test('two schedulers run a job once, and note what it did', async () => {
  let runs = 0
  const counting = job(async () => {
    runs++
    return '3 things'
  })
  start(counting)
  start(counting)
  await expect.poll(() => read.job.findFirst()).toMatchObject({ holder: null, lastResult: '3 things', failures: 0 })
  expect(runs).toBe(1)
  expect((await rowOf()).lastSucceededAt).toEqual((await rowOf()).endedAt)
})

test('a job that fails is noted without persons, and well again after a good run', async () => {
  let problem: string | undefined = 'No route to karim@example.com\nat line 3'
  start(
    job(async () => {
      if (problem) throw new Error(problem)
    }),
  )
  await expect.poll(() => read.job.findFirst()).toMatchObject({ lastError: 'No route to …@…', failures: 1 })
  expect((await rowOf()).lastSucceededAt).toBeNull()
  problem = undefined
  await runSoon('count')
  await expect.poll(() => read.job.findFirst()).toMatchObject({ lastError: null, failures: 1 })
})

test('a job requested while it runs is run once more', async () => {
  let runs = 0
  const [begun, mayEnd] = [signal(), signal()]
  start(
    job(async () => {
      runs++
      begun.give()
      await mayEnd.given
    }),
  )
  await begun.given
  await runSoon('count')
  await runSoon('count')
  mayEnd.give()
  await expect.poll(() => runs).toBe(2)
  await expect.poll(() => rowOf()).toMatchObject({ holder: null, requestedAt: null })
})

test('a job that knows when it is due waits, unless somebody asks for it', async () => {
  let [runs, asked] = [0, 0]
  const dueAt = async () => {
    asked++
    return new Date(Date.now() + 60 * MINUTE_MS)
  }
  const run = async () => {
    runs++
  }
  start(job(run, { everyMs: 1, dueAt }))
  await expect.poll(() => asked).toBeGreaterThan(3)
  expect(runs).toBe(0)
  await runSoon('count')
  await expect.poll(() => runs).toBe(1)
})

test('of long jobs a process runs one after the other', async () => {
  const seen: string[] = []
  const long = (name: string) =>
    job(
      async () => {
        seen.push(`${name} begins`)
        await read.job.count()
        seen.push(`${name} ends`)
      },
      { name, everyMs: 60 * MINUTE_MS },
    )
  const jobs = [long('one'), long('two')]
  await addJobs(jobs, Date.now() - MINUTE_MS)
  start(...jobs)
  await expect.poll(() => seen).toHaveLength(4)
  expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test.each([
  ['SMTP smtp://me:secret@mail.example:587 refused', 'SMTP smtp://…@mail.example:587 refused'],
  ['550 <karim@example.com> unknown', '550 <…@…> unknown'],
  ['duplicate key (phone)=(+880 1700 111111)', 'duplicate key (phone)=(…)'],
  ['call +880 1700-111111 or ০১৭০০১১১১১১', 'call … or …'],
  ['No value “Abdul Karim” here', 'No value “…” here'],
  ["ENOENT: no such file, open '/var/lib/agency/x'", "ENOENT: no such file, open '/var/lib/agency/x'"],
  [`GET https://agency.example/a?token=x ${'y'.repeat(999)}`, `GET https://agency.example/a?… ${'y'.repeat(269)}`],
])('what went wrong is told without persons and secrets: %s', (message, told) => {
  expect(describeProblem(new Error(message))).toBe(told)
})
