import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { seed } from '#prisma/seed/seed.ts'
import { bodyOf, openTestServer } from '../../server/test-server.ts'

const { mutate, request, signUp, setStatus, mailsTo, read, write, prisma, config, close } = await openTestServer()
const database = await import('#server/db/client.ts')
const { createServer } = await import('#server/create-server.ts')
const { sendDigests } = await import('#server/features/notices/digest.ts')
const { notify } = await import('#server/features/notices/domain.ts')
const { deliverDue } = await import('#server/mail/domain.ts')
const { drainBackground } = await import('#server/jobs/background.ts')
const { registeredFeatures } = await import('#server/registration/define-feature.ts')

await seed(['companies'])
const owner = (await signUp('owner')).cookie
const salma = (await signUp('salma')).cookie
await setStatus('salma', 'active')
const run = promisify(execFile)
const HOUR_MS = 60 * 60 * 1000
/** 8:00 in Dhaka. */
const morning = Date.UTC(2030, 0, 15, 2)
const at = (time: number) => new Date(time)
const message = { lastName: 'Rahman', phone: '+880 1700 111111', company: 'meghbridge-medical', message: 'A secret.' }

beforeEach(async () => {
  await drainBackground() // mails on their way arrive before the queue is emptied
  await prisma.mail.deleteMany()
  await prisma.digestEntry.deleteMany()
  await prisma.noticeChoice.deleteMany()
})

type Choices = { event: string; label: string; timing: string }[]
async function choices(cookie: string) {
  const { result } = await bodyOf<{ result: { data: Choices } }>(await request('/api/trpc/notices.choices', { cookie }))
  return Object.fromEntries(result.data.map(({ event, timing }) => [event, timing]))
}
const choose = (cookie: string, event: string, timing: string) => mutate('notices.choose', { event, timing }, cookie)
const queuedFor = async (name: string) =>
  (await read.mail.findMany({ where: { to: `${name}@agency.example` } })).map(({ subject }) => subject)
/** The text of the newest mail, where it arrives: in the queue it has none any more once it has gone. */
const arrivedFor = async (name: string) => (await mailsTo(`${name}@agency.example`)).at(-1)?.text
/** Notes something for the digest, an hour before that morning. */
const add = (subject: string, recordId?: string) =>
  write(async transaction => {
    await notify(transaction, 'enquiry-arrived', {
      path: '/admin/enquiries',
      ...(recordId && { recordId }),
      text: () => ({ subject, paragraphs: [] }),
    })
    await transaction.digestEntry.updateMany({ where: { subject }, data: { createdAt: at(morning - HOUR_MS) } })
  })

test('everybody chooses among the events of their role', async () => {
  expect(await choices(owner)).toEqual({
    'person-waits': 'now',
    'officers-changed': 'now',
    'webhook-off': 'now',
    'licence-ends': 'now',
    'enquiry-arrived': 'daily',
    'enquiry-assigned': 'now',
    'application-arrived': 'daily',
    'application-withdrawn': 'now',
    'application-assigned': 'now',
    'demand-arrived': 'now',
    'demand-withdrawn': 'now',
    'demand-assigned': 'now',
    'task-given': 'now',
    'worker-expiry': 'daily',
    'draft-held': 'now',
    'backup-failed': 'now',
    'erasure-held': 'now',
    'token-ends': 'now',
  })
  expect(Object.keys(await choices(salma))).toEqual([
    'enquiry-arrived',
    'enquiry-assigned',
    'application-arrived',
    'application-withdrawn',
    'application-assigned',
    'worker-expiry',
    'demand-arrived',
    'demand-withdrawn',
    'demand-assigned',
    'draft-held',
    'task-given',
  ])
  expect((await choose(salma, 'enquiry-arrived', 'never')).status).toBe(200)
  expect([(await choices(salma))['enquiry-arrived'], (await choices(owner))['enquiry-arrived']]).toEqual([
    'never',
    'daily',
  ])
  for (const event of ['backup-failed', 'constructor'])
    expect((await choose(salma, event, 'now')).body.error?.data.code).toBe('NOT_FOUND')
})

test('an enquiry is announced by reference and company, without name and text', async () => {
  const before = { owner: await mailsTo('owner@agency.example'), salma: await mailsTo('salma@agency.example') }
  await choose(owner, 'enquiry-arrived', 'now')
  await choose(salma, 'enquiry-arrived', 'never')
  await mutate('enquiries.submit', message)
  await deliverDue()
  const [mail, ...others] = (await mailsTo('owner@agency.example')).slice(before.owner.length)
  const enquiry = await read.enquiry.findFirstOrThrow()
  expect(others).toEqual([])
  expect(mail?.subject).toContain(enquiry.reference)
  expect(mail?.text).toContain(`/admin/enquiries/${enquiry.id}`)
  expect(mail?.text).toContain('/admin/account#notices')
  expect(mail?.text).not.toMatch(/Rahman|111111|secret/)
  expect(await mailsTo('salma@agency.example')).toEqual(before.salma)
})

test('the digest comes once after 8:00, whatever processes and restarts there are', async () => {
  await choose(salma, 'enquiry-arrived', 'never')
  await add('First')
  await add('Second')
  expect(await sendDigests(at(morning - 1)), 'before 8:00').toBe(0)
  expect(await queuedFor('owner')).toEqual([])
  const counts = await Promise.all(Array.from({ length: 4 }, () => sendDigests(at(morning + HOUR_MS / 2))))
  expect(counts.toSorted()).toEqual([0, 0, 0, 1])
  expect(await arrivedFor('owner')).toMatch(/An enquiry arrived\n- First\n.*\/admin\/enquiries\n- Second\n/)
  expect(await read.digestEntry.count()).toBe(0)
  await add('Third')
  await prisma.digestEntry.updateMany({ data: { createdAt: at(morning + 1) } })
  expect(await sendDigests(at(morning + HOUR_MS)), 'the same day').toBe(0)
})

test.skipIf(process.env.TEST_DATABASE === 'postgresql')(
  'of three processes one sends the digest',
  { tags: ['thorough'] },
  async () => {
    await add('First')
    const script = `
    const { parseConfig } = await import('#server/config/config.ts')
    const { configure } = await import('#server/process/lifecycle.ts')
    const { openDatabase } = await import('#server/db/client.ts')
    await import('#server/features.ts')
    const { sendDigests } = await import('#server/features/notices/digest.ts')
    configure(parseConfig({ DATA_DIR: ${JSON.stringify(config.DATA_DIR)}, LOG_LEVEL: 'silent', SMTP_URL: 'smtp://127.0.0.1:9' }))
    await openDatabase()
    console.log(await sendDigests(new Date(${morning})))
    process.exit()`
    const counts = await Promise.all(
      [1, 2, 3].map(() => run(process.execPath, ['--no-warnings', '--input-type=module', '-e', script])),
    )
    expect(counts.reduce((sum, { stdout }) => sum + Number(stdout), 0)).toBe(2)
    expect([await queuedFor('owner'), await queuedFor('salma')].map(({ length }) => length)).toEqual([1, 1])
  },
)

test('a morning that was missed is caught up with', async () => {
  await choose(salma, 'enquiry-arrived', 'never')
  await add('First')
  expect(await sendDigests(at(morning + 3 * 24 * HOUR_MS + 5 * HOUR_MS))).toBe(1)
  expect(await queuedFor('owner')).toHaveLength(1)
})

test.skipIf(process.env.TEST_DATABASE === 'postgresql')(
  'a digest that cannot be queued stays for the next run',
  async () => {
    await add('First')
    const stop = 'CREATE TRIGGER "stop" BEFORE INSERT ON "Mail" BEGIN SELECT RAISE(ABORT, \'no\'); END'
    await prisma.$executeRawUnsafe(stop)
    await expect(sendDigests(at(morning))).rejects.toThrow()
    await prisma.$executeRawUnsafe('DROP TRIGGER "stop"')
    expect(await read.digestEntry.count()).toBe(2)
    expect(await sendDigests(at(morning))).toBe(2)
  },
)

test('the digest leaves out what was handled, and is not sent when nothing is left', async () => {
  await mutate('enquiries.submit', message)
  await mutate('enquiries.submit', { ...message, message: 'Another.' })
  const [handled, open] = await read.enquiry.findMany({ orderBy: { createdAt: 'desc' } })
  await mutate('enquiries.setHandled', { ids: [handled!.id], isHandled: true }, owner)
  await prisma.mail.deleteMany()
  await choose(salma, 'enquiry-arrived', 'never')
  expect(await sendDigests(at(morning))).toBe(1)
  const text = await arrivedFor('owner')
  expect(text).toContain(open!.reference)
  expect(text).not.toContain(handled!.reference)
  await add('Handled', handled!.id)
  expect(await sendDigests(at(morning))).toBe(0)
  expect(await read.digestEntry.count()).toBe(0)
})

test('suspended people hear nothing, not even of what is already noted', async () => {
  await add('First')
  await setStatus('salma', 'suspended')
  await add('Second')
  expect(await sendDigests(at(morning))).toBe(1)
  expect(await queuedFor('salma')).toEqual([])
  await setStatus('salma', 'active')
  expect(await sendDigests(at(morning))).toBe(0)
})

test('whoever chooses never is spared what is already noted', async () => {
  await add('First')
  await choose(salma, 'enquiry-arrived', 'never')
  await choose(owner, 'enquiry-arrived', 'now')
  expect(await sendDigests(at(morning))).toBe(1)
  expect([await queuedFor('salma'), (await queuedFor('owner')).length]).toEqual([[], 1])
})

test('mails are in the language of their reader', async () => {
  const language = (name: string, value: string) =>
    prisma.user.update({ where: { email: `${name}@agency.example` }, data: { language: value } })
  await language('salma', 'bn')
  await add('প্রথম')
  await sendDigests(at(morning))
  const text = await arrivedFor('salma')
  expect(text).toContain('নতুন বার্তা এসেছে\n- প্রথম')
  expect(text).toContain('/bn/admin/account#notices')
  await language('salma', 'en')
})

test('a long day is cut after twenty lines', async () => {
  await choose(salma, 'enquiry-arrived', 'never')
  for (let n = 1; n <= 25; n++) await add(`Line ${n}.`)
  await sendDigests(at(morning))
  const text = await arrivedFor('owner')
  expect(text?.match(/Line \d+\./g)).toHaveLength(20)
  expect(text).toContain('And 5 more')
})

test('a failed backup is reported to those who look after the site', async () => {
  const before = await mailsTo('salma@agency.example')
  for (const { onBackupFailed } of registeredFeatures()) await onBackupFailed?.('No room on the disk')
  await deliverDue()
  expect(await arrivedFor('owner')).toContain('No room on the disk')
  expect(await mailsTo('salma@agency.example')).toEqual(before)
})

test('what is noted before a restart is sent after it', async () => {
  await add('First')
  await close()
  const restarted = await createServer(config, { jobs: false, seed: false })
  expect(await sendDigests(at(morning))).toBe(2)
  expect(await database.read.mail.count()).toBe(2)
  await restarted.close()
})
