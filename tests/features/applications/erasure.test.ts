import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extract } from 'tar'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { backUp } from '#server/backup/archive.ts'
import { restore } from '#server/backup/restore.ts'
import { compactIfDue } from '#server/db/compact.ts'
import { requireApplication } from '#server/features/applications/domain.ts'
import { eraseDue } from '#server/features/applications/erasure.ts'
import { attach } from '#server/features/applications/files.ts'
import { WRONG_FROM_KNOWN } from '#server/features/applications/status/wrong-codes.ts'
import { ERASURE_DELAY_MS } from '#server/features/applications/status/status-page.ts'
import { inMemory } from '#server/http/spool.ts'
import { closeAll, configure } from '#server/process/lifecycle.ts'
import { deliverDue, enqueue } from '#server/mail/domain.ts'
import { cookiesOf } from '../calls.ts'
import { openEditor } from '../content/editor.ts'
import { findWords } from '../find-words.ts'
import { openTestServer } from '../../server/test-server.ts'
import { apply as applyAs } from './apply.ts'

const { request, read, write, mailsTo, folder, config, close } = await openEditor()
const PAGE = '/application-status'
const HOUR_MS = 60 * 60 * 1000
const START = new Date('2026-11-23T04:00:00Z')
const isOnFile = config.DATABASE_URL.startsWith('file:')
const person = {
  name: 'Zubaida Khandaker',
  phone: '01998-877665',
  message: 'Grandmother taught me biryani',
}
const TRACES = ['Zubaida', '1998877665', 'biryani', 'PDF of Zubaida', 'zubaida@', 'zubaidakhandaker']
/** What the data folder has of them, which on PostgreSQL is without the database. */
const BEFORE = isOnFile ? TRACES : ['PDF of Zubaida', 'zubaida@']
const away = await mkdtemp(join(tmpdir(), 'erased-'))
afterAll(() => rm(away, { recursive: true, force: true }))

const apply = (data: object = {}) => applyAs({ ...person, ...data })
const findTraces = (place: string) => findWords(place, TRACES)
const after = (ms: number) => new Date(START.getTime() + ms)

async function post(fields: Record<string, string>, cookie = '') {
  const response = await request(PAGE, { method: 'POST', cookie, body: new URLSearchParams(fields) })
  return { status: response.status, text: await response.text(), cookie: cookiesOf(response) }
}
const signIn = async (code: string) => (await post({ phone: person.phone, code })).cookie
const pageFor = async (cookie: string, query = '') => (await request(PAGE + query, { cookie })).text()

/** Somebody with a file, a note of staff and a mail, among many others. */
async function applyWithEverything() {
  for (let n = 0; n < 40; n++)
    await apply({ name: `Somebody ${n}`, phone: `01711${100_000 + n}`, message: `Text ${n}` })
  const receipt = await apply()
  for (let n = 40; n < 80; n++)
    await apply({ name: `Somebody ${n}`, phone: `01711${100_000 + n}`, message: `Text ${n}` })
  await attach(receipt.id, { kind: 'pdf', kept: inMemory(Buffer.from('PDF of Zubaida')) })
  await write(async transaction => {
    const text = `Dear Zubaida, come on Monday`
    const mailId = await enqueue(transaction, { to: 'zubaida@example.com', subject: text, text, html: text })
    const entry = { applicationId: receipt.id, kind: 'invitation', text: 'Zubaida was glad', by: 'Salma', mailId }
    await transaction.applicationEntry.create({ data: { id: receipt.id, ...entry } })
  })
  await deliverDue(after(HOUR_MS))
  await write(transaction =>
    transaction.application.update({ where: { id: receipt.id }, data: { name: 'Zubaida K.', years: 6 } }),
  )
  return receipt
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  await write(async transaction => {
    await transaction.application.deleteMany()
    await transaction.rateLimiterFlexible.deleteMany()
  })
})

test('withdrawing is asked once and ends an application at once', async () => {
  const { id, code } = await apply()
  const cookie = await signIn(code)
  expect(await pageFor(cookie, '?show=withdraw')).toContain('Withdraw this application?')
  expect((await requireApplication(id)).state).toBe('received')
  expect((await post({ action: 'withdraw' }, cookie)).status).toBe(303)
  expect(await requireApplication(id)).toMatchObject({ state: 'withdrawn' })
  const page = await pageFor(cookie)
  expect(page).toContain('Withdrawn')
  expect(page).not.toContain('show=withdraw')
  await post({ action: 'withdraw' }, cookie)
  expect(await read.applicationEvent.count({ where: { applicationId: id } })).toBe(2)
  const told = (await mailsTo('owner@agency.example')).filter(({ subject }) => /was withdrawn/.test(subject))
  expect(told.map(({ text }) => text.includes('Its stage was: Received'))).toEqual([true])
})

test('erasing takes the code again, 72 hours, and can be stopped until then', async () => {
  const { id, code } = await apply()
  const cookie = await signIn(code)
  const other = await post({ action: 'erase', code: code === '11111111' ? '22222222' : '11111111' }, cookie)
  expect(other.status).toBe(400)
  expect(other.text).toContain('This is not the code of this application')
  expect((await post({ action: 'erase', code })).status).toBe(400) // another browser
  expect((await requireApplication(id)).eraseAt).toBeNull()
  expect((await post({ action: 'erase', code }, cookie)).status).toBe(303)
  expect(await pageFor(cookie)).toContain('will be erased on 26 November 2026 at 10:00')
  await eraseDue(after(ERASURE_DELAY_MS - HOUR_MS))
  expect((await post({ action: 'stop' }, cookie)).status).toBe(303)
  await eraseDue(after(ERASURE_DELAY_MS))
  expect(await requireApplication(id)).toMatchObject({ eraseAt: null })
  await post({ action: 'erase', code }, cookie)
  await eraseDue(after(ERASURE_DELAY_MS))
  await expect(requireApplication(id)).rejects.toThrow()
  expect(await pageFor(cookie)).not.toContain('Received')
})

test('codes count wherever they are typed, and twenty wrong ones a day end it', async () => {
  const { code, secret } = await apply()
  const cookie = cookiesOf(await request(`${PAGE}?key=${secret}`))
  const wrong = code === '11111111' ? '22222222' : '11111111'
  for (let n = 0; n < WRONG_FROM_KNOWN / 2; n++) {
    expect((await post({ action: 'erase', code: wrong }, cookie)).text).toContain('not the code of this application')
    expect((await post({ phone: person.phone, code: wrong }, cookie)).status).toBe(400)
  }
  for (const typed of [wrong, code]) {
    const late = await post({ action: 'erase', code: typed }, cookie)
    expect([late.status, late.text]).toEqual([429, expect.stringContaining('Try again tomorrow')])
  }
  vi.setSystemTime(after(24 * HOUR_MS))
  const tomorrow = cookiesOf(await request(`${PAGE}?key=${secret}`))
  expect((await post({ action: 'erase', code }, tomorrow)).status).toBe(303)
  vi.setSystemTime(START)
})

test('right codes and merged applications leave one count', async () => {
  const [first, second] = [await apply(), await apply()]
  await write(transaction =>
    transaction.application.update({ where: { id: second.id }, data: { mergedIntoId: first.id } }),
  )
  const cookie = cookiesOf(await request(`${PAGE}?key=${second.secret}`))
  for (let n = 0; n < WRONG_FROM_KNOWN + 5; n++)
    expect((await post({ action: 'erase', code: first.code }, cookie)).status).toBe(303)
  const wrong = ['11111111', '22222222', '33333333'].find(each => each !== first.code && each !== second.code)!
  for (let n = 0; n < WRONG_FROM_KNOWN; n++) await post({ action: 'erase', code: wrong }, cookie)
  expect((await post({ action: 'erase', code: second.code }, cookie)).status).toBe(429)
})

test('nothing is left of an erased person, and no restore brings them back', async () => {
  const { id, code } = await applyWithEverything()
  const cookie = await signIn(code)
  expect(await findTraces(folder)).toEqual(expect.arrayContaining(BEFORE.map(trace => expect.stringContaining(trace))))
  const place = { dataDir: folder, file: join(folder, 'agency.db') }
  const { path: archive } = isOnFile ? await backUp(place, join(away, 'before'), () => {}) : { path: '' }
  await post({ action: 'erase', code }, cookie)
  expect(await eraseDue(after(ERASURE_DELAY_MS))).toBe(1)
  await compactIfDue()
  for (const rows of [
    read.application.count({ where: { id } }),
    read.applicationEvent.count({ where: { applicationId: id } }),
    read.applicationEntry.count({ where: { applicationId: id } }),
    read.mail.count({ where: { to: 'zubaida@example.com' } }),
    read.activity.count({ where: { subjectId: id } }),
  ])
    expect(await rows).toBe(0)
  expect(await findTraces(folder)).toEqual([])
  if (!isOnFile) return
  const { path: later } = await backUp(place, join(away, 'after'), () => {})
  await extract({ file: later, cwd: join(away, 'after') })
  await rm(later)
  expect(await findTraces(join(away, 'after'))).toEqual([])
  expect(await readdir(join(away, 'after'))).not.toContain('keys')

  await close()
  configure(config)
  const said: string[] = []
  await restore(archive, place, { check: false, force: true }, line => said.push(line))
  expect(said.join()).toMatch(/is erased again, by the list in \S+keys/)
  await closeAll()
  const again = await openTestServer({ DATA_DIR: folder })
  expect(await again.read.application.count({ where: { id } })).toBe(0)
  expect(await again.read.application.count()).toBe(80)
  for (const name of (await readdir(folder)).filter(entry => entry.startsWith('before-restore-')))
    await rm(join(folder, name), { recursive: true })
  expect(await findTraces(folder)).toEqual([])
  await again.close()
})
