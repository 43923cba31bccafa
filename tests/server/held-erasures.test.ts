import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Overview } from '#server/features/system/domain.ts'
import { bodyOf, openTestServer } from './test-server.ts'

const { request, mutate, signUp, read, write, mailsTo } = await openTestServer()
const { purgeActivity } = await import('#server/features/activity/domain.ts')
const { checkClock } = await import('#server/installation/clock.ts')
const { mayErase } = await import('#server/installation/held-erasures.ts')
const { registeredJobs } = await import('#server/jobs/registered.ts')
const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.now()
const owner = (await signUp('owner')).cookie

beforeEach(() =>
  write(async transaction => {
    await transaction.heldErasure.deleteMany()
    await transaction.installation.updateMany({ data: { ranAt: new Date(NOW) } })
    await transaction.activity.deleteMany()
  }),
)

const addActivity = (count: number, days: number) =>
  write(transaction =>
    transaction.activity.createMany({
      data: Array.from({ length: count }, () => ({
        id: randomUUID(),
        at: new Date(NOW - days * DAY_MS),
        action: 'signed-in',
        actor: 'Salma',
        subject: '',
      })),
    }),
  )
const warnings = async () =>
  (
    await bodyOf<{ result: { data: Overview } }>(await request('/api/trpc/system.overview', { cookie: owner }))
  ).result.data.warnings.filter(({ held }) => held)
const notices = async () =>
  (await mailsTo('owner@agency.example')).filter(({ subject }) => /needs a look/.test(subject))

test('more than a quarter at once waits for an owner, whose press is logged', async () => {
  await addActivity(30, 400)
  await addActivity(60, 10)
  const before = (await notices()).length
  await purgeActivity()
  await purgeActivity()
  expect(await read.activity.count()).toBe(90)
  expect(await warnings()).toMatchObject([
    {
      title: 'Deleting waits for you: Activity',
      text: expect.stringContaining('30 of 90'),
      held: { name: 'activity' },
    },
  ])
  expect((await notices()).length, 'once').toBe(before + 1)
  const badges = await bodyOf<{ result: { data: object } }>(
    await request('/api/trpc/dashboard.badges', { cookie: owner }),
  )
  expect(badges.result.data).toMatchObject({ '/admin/system': 1 })

  expect((await mutate('system.allowErasure', { name: 'activity' }, owner)).status).toBe(200)
  expect(await warnings()).toEqual([])
  await purgeActivity()
  const left = await read.activity.findMany({ orderBy: { at: 'desc' } })
  expect(left).toHaveLength(61)
  expect(left[0]).toMatchObject({ action: 'erasure-allowed', detail: 'activity', actor: 'owner' })
  expect((await mutate('system.allowErasure', { name: 'activity' }, owner)).status).toBe(404)
})

test('what an owner let go is no leave for much more', async () => {
  expect(await mayErase('demands', { due: 30, total: 90 })).toBe(false)
  await mutate('system.allowErasure', { name: 'demands' }, owner)
  expect(await mayErase('demands', { due: 90, total: 90 })).toBe(false)
  expect(await warnings()).toMatchObject([{ text: expect.stringContaining('90 of 90') }])
})

test('an ordinary hour is not held, and ends an earlier wait', async () => {
  expect(await mayErase('demands', { due: 20, total: 20 }), 'few').toBe(true)
  expect(await mayErase('demands', { due: 25, total: 100 }), 'a quarter').toBe(true)
  expect(await mayErase('demands', { due: 26, total: 100 })).toBe(false)
  expect(await mayErase('demands', { due: 0, total: 100 })).toBe(true)
  expect(await warnings()).toEqual([])
})

test('of complaints an owner sees that they wait, and not how many', async () => {
  await mayErase('complaints', { due: 37, total: 41 })
  const [warning] = await warnings()
  expect(warning).toMatchObject({ title: 'Deleting waits for you: Complaints' })
  expect(JSON.stringify(warning)).not.toMatch(/\d/)
})

test('a clock more than a week ahead is not believed until an owner says so', async () => {
  expect(await checkClock(NOW)).toBe(true)
  const before = (await notices()).length
  for (const days of [8, 9, 3650]) expect(await checkClock(NOW + days * DAY_MS)).toBe(false)
  expect((await notices()).length, 'once').toBe(before + 1)
  expect(await warnings()).toMatchObject([{ title: 'The clock has jumped: nothing is deleted' }])

  expect(await checkClock(NOW + DAY_MS), 'right again').toBe(true)
  expect(await warnings()).toMatchObject([{ title: 'The clock was ahead and has gone back' }])
  await mutate('system.allowErasure', { name: 'clock' }, owner)
  expect(await warnings()).toEqual([])
})

test('a site that is switched on every few days is believed for ever', async () => {
  for (let days = 0; days < 100; days += 6) expect(await checkClock(NOW + days * DAY_MS)).toBe(true)
})

test('a clock that has gone back is told, and nothing waits', async () => {
  await checkClock(NOW + 2 * DAY_MS)
  const before = (await notices()).length
  expect(await checkClock(NOW)).toBe(true)
  expect(await checkClock(NOW)).toBe(true)
  expect((await notices()).length).toBe(before + 1)
  expect(await warnings()).toMatchObject([{ title: 'The clock was ahead and has gone back' }])
})

test('in a database from before, the newest row says when the site ran', async () => {
  await write(transaction => transaction.installation.updateMany({ data: { ranAt: null } }))
  await addActivity(1, 1)
  expect(await checkClock(NOW + 3650 * DAY_MS)).toBe(false)
  await addActivity(1, -3650)
  expect(await checkClock(NOW + 3650 * DAY_MS), 'rows of the wrong clock').toBe(false)
})

test('while the clock is not believed, jobs that delete or publish do nothing', async () => {
  await write(transaction => transaction.installation.updateMany({ data: { ranAt: new Date(NOW - 9 * DAY_MS) } }))
  const { signal } = new AbortController()
  const jobs = registeredJobs().filter(({ name }) => ['purge', 'sweep-files', 'publish-scheduled'].includes(name))
  expect(jobs).toHaveLength(3)
  const real = Date.now
  Date.now = () => NOW + 30 * DAY_MS
  try {
    for (const job of jobs)
      expect(job.describe?.((await job.run(signal))!)).toBe('Waits for an owner to look at the clock')
  } finally {
    Date.now = real
  }
})
