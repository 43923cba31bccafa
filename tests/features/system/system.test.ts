import { beforeEach, expect, test } from 'vitest'
import type { Overview } from '#server/features/system/domain.ts'
import { bodyOf, openTestServer } from '../../server/test-server.ts'

/** A value for every variable that could be a secret; each is recognisable in an answer. */
const secrets: Record<string, string> = {
  APP_KEY: 'the-key-of-this-installation-0123456789',
  IMAGE_KEY: 'the-key-for-programs',
  METRICS_TOKEN: 'the-token-of-the-operator',
  SMTP_URL: 'smtp://mailer:the-password@127.0.0.1:9',
  GOOGLE_CLIENT_ID: 'the-google-id',
  GOOGLE_CLIENT_SECRET: 'the-google-secret',
  FACEBOOK_CLIENT_ID: 'the-facebook-id',
  FACEBOOK_CLIENT_SECRET: 'the-facebook-secret',
  GITHUB_CLIENT_ID: 'the-github-id',
  GITHUB_CLIENT_SECRET: 'the-github-secret',
  TWITTER_CLIENT_ID: 'the-twitter-id',
  TWITTER_CLIENT_SECRET: 'the-twitter-secret',
  MAIL_FROM: 'the-office@agency.example',
}
const { request, mutate, signUp, read, write } = await openTestServer({ ...secrets, BACKUP_EVERY: '24' })
const { describeSettings, parseConfig } = await import('#server/config/config.ts')
const { registeredJobs } = await import('#server/jobs/registered.ts')
const { addJobs, endLease, takeLease } = await import('#server/jobs/lease.ts')
const owner = (await signUp('owner')).cookie

async function open(language = 'en') {
  const response = await request('/api/trpc/system.overview', {
    cookie: owner,
    headers: { 'accept-language': language },
  })
  const text = await response.text()
  return { text, ...(JSON.parse(text) as { result: { data: Overview } }).result.data }
}
const jobOf = async (name: string) => (await open()).jobs.find(job => job.name === name)!
beforeEach(async () => {
  await write(transaction => transaction.job.deleteMany())
  await addJobs(registeredJobs())
})

/** Lets a job end in this way, as a process does. */
async function end(name: string, outcome: Parameters<typeof endLease>[1]) {
  await write(transaction => transaction.job.updateMany({ where: { name }, data: { nextRunAt: new Date(0) } }))
  const lease = await takeLease(
    registeredJobs().find(job => job.name === name)!,
    60_000,
  )
  await endLease(lease!, outcome, 1_234)
}

test('no value but of harmless variables is in the answer', async () => {
  const { text, settings } = await open()
  const { config } = await import('#server/config/config.ts')
  for (const value of [...Object.values(secrets), 'the-password', config.DATABASE_URL])
    expect(text).not.toContain(value)
  for (const name of Object.keys(secrets)) expect(settings).toContainEqual({ name, isGiven: true, value: null })
  expect(settings).toContainEqual({ name: 'DEMO', isGiven: true, value: 'off' })
  expect(settings).toContainEqual({ name: 'TRASH_DAYS', isGiven: false, value: '30' })
  expect(settings).toContainEqual({ name: 'DATABASE_URL', isGiven: expect.any(Boolean), value: null })
})

test('of variables that look like secrets no value is ever described', () => {
  const bucket = { IMAGE_STORE: 's3', S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'pictures' }
  const keys = { S3_ACCESS_KEY_ID: 'an-id', S3_SECRET_ACCESS_KEY: 'a-secret' }
  const host = { IMAGE_STORE: 'imgbb', IMGBB_KEY: 'a-key', IMGBB_URL: 'https://imgbb.example/a-key' }
  for (const given of [
    { ...secrets, ...bucket, ...keys },
    { ...secrets, ...host },
  ]) {
    const described = describeSettings(parseConfig(given))
    const shown = described.filter(({ value }) => value !== null).map(({ name }) => name)
    expect(shown.filter(name => /KEY|SECRET|TOKEN|_ID$|SMTP|DATABASE|MAIL|ENDPOINT|STAND_IN|IMGBB/.test(name))).toEqual(
      [],
    )
    for (const name of Object.keys(given))
      expect(described).toContainEqual(expect.objectContaining({ name, isGiven: true }))
  }
})

test('owners read what jobs did, in their language, and why one failed', async () => {
  await end('deliver-mail', { result: '3' })
  await end('purge', { error: 'accounts: the disk is full' })
  expect(await jobOf('deliver-mail')).toMatchObject({
    label: 'Send e-mails that wait',
    state: 'waiting',
    ms: 1_234,
    result: '3 e-mails sent',
    endedAt: expect.any(String),
    nextAt: expect.any(String),
  })
  const { jobs, warnings } = await open('bn')
  expect(jobs.find(({ name }) => name === 'deliver-mail')).toMatchObject({ result: '৩টি ই-মেইল গেছে' })
  expect(jobs.find(({ name }) => name === 'purge')).toMatchObject({
    state: 'failed',
    error: 'accounts: the disk is full',
  })
  expect(warnings[0]).toMatchObject({ id: 'job-failed purge', tone: 'urgent' })
  const badges = await bodyOf<{ result: { data: object } }>(
    await request('/api/trpc/dashboard.badges', { cookie: owner }),
  )
  expect(badges.result.data).toMatchObject({ '/admin/system': 1 })
})

test('Run now makes a job due, is in the activity log and is limited', async () => {
  expect((await mutate('system.runJob', { name: 'purge' }, owner)).status).toBe(200)
  expect(await jobOf('purge')).toMatchObject({ state: 'asked' })
  const { nextRunAt } = await read.job.findUniqueOrThrow({ where: { name: 'purge' } })
  expect(nextRunAt.getTime()).toBeLessThanOrEqual(Date.now())
  const log = await bodyOf<{ result: { data: { rows: object[] } } }>(
    await request(`/api/trpc/activity.list?input=${encodeURIComponent('{"part":"system"}')}`, { cookie: owner }),
  )
  expect(log.result.data.rows).toMatchObject([
    { label: 'started a task', detail: 'Delete what has expired', actor: 'owner' },
  ])
  expect((await mutate('system.runJob', { name: 'none' }, owner)).status).toBe(404)
  let status = 200
  for (let run = 0; status === 200 && run < 30; run++)
    status = (await mutate('system.runJob', { name: 'purge' }, owner)).status
  expect(status).toBe(429)
})

test('a test e-mail tells why the server did not take it, and is limited', async () => {
  const { body } = await mutate('system.testMail', undefined, owner)
  expect(body.result?.data).toMatchObject({
    isSent: false,
    sentence: 'The e-mail server does not answer. Check the address and the port in SMTP_URL.',
    answer: expect.stringContaining('ECONNREFUSED'),
  })
  expect(JSON.stringify(body)).not.toContain('the-password')
  let status = 200
  for (let run = 0; status === 200 && run < 9; run++)
    status = (await mutate('system.testMail', undefined, owner)).status
  expect(status).toBe(429)
})

test('warnings name what is not in order, and what to do', async () => {
  const { warnings, backup } = await open()
  const ids = warnings.map(({ id }) => id)
  expect(ids).toContain('http')
  expect(ids).toContain('no-officer')
  if (backup) expect(ids).toContain('backup-none')
  expect(ids).not.toContain('demo')
  expect(ids).not.toContain('jobs-late')
  for (const { title, text } of warnings)
    expect([title, text]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\.$/)])
  await write(transaction => transaction.job.updateMany({ data: { nextRunAt: new Date(0) } }))
  expect((await open()).warnings[0]).toMatchObject({ id: 'jobs-late', tone: 'urgent' })
})

test('a webhook that was turned off, and owners without a second factor, are warnings', async () => {
  expect((await open()).warnings.map(({ id }) => id)).toContain('factor')
  const off = {
    address: 'https://hooks.example/',
    events: 'content.changed',
    secret: '',
    offAt: new Date(),
    offFor: 'failed',
  }
  await write(transaction => transaction.webhook.create({ data: { id: 'off', name: 'Job board', ...off } }))
  expect((await open()).warnings).toContainEqual(
    expect.objectContaining({ id: 'webhooks-off', tone: 'urgent', page: '/admin/webhooks' }),
  )
  await write(transaction => transaction.webhook.deleteMany())
  await write(transaction => transaction.user.updateMany({ data: { hasSecondFactor: true } }))
  const { warnings } = await open()
  await write(transaction => transaction.user.updateMany({ data: { hasSecondFactor: false } }))
  expect(warnings.filter(({ id }) => id === 'factor' || id === 'webhooks-off')).toEqual([])
})

test('versions and storage are those of this installation', async () => {
  const { versions, storage } = await open()
  expect(versions).toMatchObject({
    node: process.versions.node,
    database: expect.stringMatching(/^(?:SQLite|PostgreSQL) \d/),
    migration: expect.stringMatching(/^\d{14}_/),
  })
  expect(storage.database).toBeGreaterThan(100_000)
  expect(storage.disk.free).toBeLessThanOrEqual(storage.disk.total)
  expect(storage.pictures).toEqual({ count: 0, bytes: 0, place: 'disk' })
})

test('the operator gets figures of every job, and no other label', async () => {
  await end('purge', { error: 'no room' })
  await end('deliver-mail', {})
  const headers = { authorization: `Bearer ${secrets.METRICS_TOKEN}` }
  const figures = await (await request('/metrics', { headers })).text()
  expect(figures).toMatch(/^job_failures_total\{task="purge"\} 1$/m)
  expect(figures).toMatch(/^job_failures_total\{task="deliver-mail"\} 0$/m)
  expect(figures).toMatch(/^job_last_success_timestamp_seconds\{task="deliver-mail"\} 1[\d.]+$/m)
  expect(figures).toMatch(/^queue_length\{queue="mail"\} \d+$/m)
})

test('a backup that was never made is due now, and not late', async () => {
  const { jobs, warnings } = await open()
  const backup = jobs.find(({ name }) => name === 'back-up')
  expect(Date.parse(backup!.nextAt!)).toBeGreaterThan(Date.now() - 60_000)
  expect(warnings.map(({ id }) => id)).not.toContain('jobs-late')
})
