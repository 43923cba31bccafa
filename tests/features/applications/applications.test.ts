import { expect, test } from 'vitest'
import { SYSTEM_ACTOR } from '#server/actor.ts'
import { changeContent } from '#server/cache/content-version.ts'
import { read } from '#server/db/client.ts'
import { eraseNow, moveTo, requireApplication, submit } from '#server/features/applications/domain.ts'
import { phoneKey } from '#i18n/typed/phone.ts'
import { applicationInput, publicApplicationInput } from '#server/features/applications/schema.ts'
import { hashCode } from '#server/features/applications/status/secrets.ts'
import { list } from '#server/features/vacancies/domain.ts'
import { openEditor } from '../content/editor.ts'
import { inDays, publishJob as publish } from '../vacancies/job.ts'
import { rahim } from './apply.ts'

const editor = await openEditor()
const publishJob = async (data?: object) => (await publish(editor, data))._id

const applyFor = (vacancy: string, data: object = {}, sendKey = '') =>
  submit(applicationInput.parse({ ...rahim, vacancy, ...data }), { source: 'website', sendKey })
const move = async (id: string, state: 'selected' | 'rejected') =>
  changeContent(async transaction =>
    moveTo(transaction, await requireApplication(id, transaction), { state }, SYSTEM_ACTOR),
  )
const closingOf = async (id: string) => (await list()).find(({ _id }) => _id === id)?.closing

test('a number that is not of a mobile here, nor of another country, is none', () => {
  expect(phoneKey('+966 50 123 4567')).toBe('966501234567')
  for (const text of ['01212345678', '0171234567']) expect(phoneKey(text), text).toBeUndefined()
})

test('what is missing is said field by field, and consent is asked of visitors', () => {
  const { error } = publicApplicationInput.safeParse({ phone: '123', years: 'five', district: 'Paris' })
  const fields = error?.issues.map(({ path }) => path[0])
  expect(fields).toEqual(
    expect.arrayContaining(['name', 'phone', 'district', 'trade', 'years', 'passport', 'registered', 'consent']),
  )
})

test('an application is stored with hashes of its code and link alone', async () => {
  const vacancy = await publishJob()
  const { id, code, secret, reference } = await applyFor(vacancy)
  expect(code).toMatch(/^\d{8}$/)
  expect(reference).toMatch(/^APP-[2-9A-Z]{6}$/)
  const stored = await read.application.findUniqueOrThrow({ where: { id }, include: { events: true } })
  expect(stored).toMatchObject({ phone: '8801712345678', years: 5, jobTitle: 'Mason, Saudi Arabia', state: 'received' })
  expect(stored.codeHash).toBe(hashCode(id, code))
  expect(JSON.stringify(stored)).not.toContain(code)
  expect(JSON.stringify(stored)).not.toContain(secret)
  expect(stored.events).toMatchObject([{ state: 'received', on: inDays(0) }])
})

test('somebody without a job in mind may name a country', async () => {
  const { id } = await applyFor('', { name: 'Salma', country: 'QA' })
  expect(await requireApplication(id)).toMatchObject({ trade: 'mason', country: 'QA' })
  expect(applicationInput.safeParse({ ...rahim, country: 'Qatar' }).error?.issues[0]?.path).toEqual(['country'])
})

test('what is sent twice is one application with a new code', async () => {
  const vacancy = await publishJob()
  const first = await applyFor(vacancy, {}, 'key-of-the-form')
  const again = await applyFor(vacancy, {}, 'key-of-the-form')
  expect(again.reference).toBe(first.reference)
  expect(again.code).not.toBe(first.code)
  expect((await requireApplication(first.id)).codeHash).toBe(hashCode(first.id, again.code))
})

test('the same name and number again is linked, and keeps a code of its own', async () => {
  const vacancy = await publishJob()
  const first = await applyFor(vacancy)
  const second = await applyFor(vacancy, { name: '  rahim  UDDIN.' })
  const brother = await applyFor(vacancy, { name: 'Karim Uddin' })
  expect((await requireApplication(second.id)).duplicateOfId).toBe(first.id)
  expect((await requireApplication(brother.id)).duplicateOfId).toBeNull()
  expect((await requireApplication(first.id)).codeHash).toBe(hashCode(first.id, first.code))
})

test('nobody applies for a job that is closed or unpublished', async () => {
  await expect(applyFor(await publishJob({ isClosed: true, closedReason: 'Withdrawn' }))).rejects.toThrow('closed')
  await expect(applyFor('no-such-vacancy')).rejects.toThrow('This job does not exist')
})

test('a rejection and an erasure give the post back, and erasing leaves no row', async () => {
  const vacancy = await publishJob({ posts: 1 })
  const { id } = await applyFor(vacancy)
  await move(id, 'selected')
  expect(await closingOf(vacancy)).toBe('filled')
  await move(id, 'rejected')
  expect(await closingOf(vacancy)).toBeUndefined()
  await move(id, 'selected')
  await changeContent(transaction => eraseNow(transaction, [id]))
  expect(await read.application.count({ where: { id } })).toBe(0)
  expect(await read.applicationEvent.count({ where: { applicationId: id } })).toBe(0)
  expect(await closingOf(vacancy)).toBeUndefined()
})
