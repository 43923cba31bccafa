import { beforeEach, expect, test, vi } from 'vitest'
import { SYSTEM_ACTOR } from '#server/actor.ts'
import { requireApplication } from '#server/features/applications/domain.ts'
import { reissue } from '#server/features/applications/edit.ts'
import {
  countTry,
  takeBack,
  WAIT_MS,
  WRONG_FROM_KNOWN,
  WRONG_OVERALL,
  WRONG_PER_NUMBER,
} from '#server/features/applications/status/wrong-codes.ts'
import { cookiesOf } from '../calls.ts'
import { openTestServer } from '../../server/test-server.ts'
import { apply as applyAs, rahim } from './apply.ts'

const { request, mutate, read, write } = await openTestServer({ TRUST_PROXY: '1' })
const PAGE = '/application-status'
const MONDAY = new Date('2026-11-23T04:00:00Z')
const apply = (data: object = {}) => applyAs({ message: 'My brother works in Doha', ...data })

let addresses = 0
/** Every request comes from an address of its own. */
const elsewhere = () => `198.51.${Math.floor(++addresses / 250) % 250}.${addresses % 250}`

type Form = { cookie?: string; address?: string; language?: 'bn' }
async function post(fields: Record<string, string>, { cookie, address = elsewhere(), language }: Form = {}) {
  const response = await request(`${language ? '/bn' : ''}${PAGE}`, {
    method: 'POST',
    cookie,
    body: new URLSearchParams(fields),
    headers: { 'x-forwarded-for': address },
  })
  return { response, status: response.status, text: await response.text(), cookie: cookiesOf(response) }
}
const lookUp = (fields: Record<string, string> = {}, form?: Form) =>
  post({ phone: rahim.phone, code: '00000000', ...fields }, form)
const pageFor = async (cookie: string) => (await request(PAGE, { cookie })).text()
/** Waits as its visitor would. */
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY })
  await write(async transaction => {
    await transaction.application.deleteMany()
    await transaction.rateLimiterFlexible.deleteMany()
  })
})

test('number and code in Bangla digits show the application, and nothing of the person', async () => {
  const { reference, code } = await apply()
  const digits = code.replaceAll(/\d/g, digit => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)
  const found = await lookUp(
    { phone: '০১৭১২ ৩৪৫৬৭৮', code: `${digits.slice(0, 4)} ${digits.slice(4)}` },
    { language: 'bn' },
  )
  expect(found.status).toBe(303)
  expect(found.response.headers.get('location')).toBe('/bn/application-status?show=mine')
  const page = await pageFor(found.cookie)
  for (const text of [reference, 'Mason', 'Received', '23 November 2026']) expect(page).toContain(text)
  for (const text of ['Rahim', '345678', 'Doha', 'bogura', code]) expect(page).not.toContain(text)
})

test('the page is stored nowhere, indexed nowhere, and tells other sites nothing', async () => {
  const { code, secret } = await apply()
  const { cookie, response } = await lookUp({ code })
  expect(response.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Lax/)
  for (const { headers } of [
    await request(PAGE),
    await request(PAGE, { cookie }),
    await request(`${PAGE}?key=${secret}`),
  ])
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    })
})

test('an unknown number and a wrong code get the same answer', async () => {
  await apply()
  const wrong = await lookUp({ code: '12345678' })
  const unknown = await lookUp({ phone: '01812-345678', code: '12345678' })
  const plain = ({ text }: { text: string }) => /<main.*<\/main>/s.exec(text)?.[0].replaceAll(/01[78]12-345678/g, '')
  expect(wrong.status).toBe(400)
  expect(unknown.status).toBe(400)
  expect(wrong.text).toContain('The number and the code do not match')
  expect(plain(unknown)).toBe(plain(wrong))
})

test('an unknown number takes as long as a wrong code', { tags: ['thorough'] }, async () => {
  for (let n = 0; n < 20; n++) await apply()
  const measure = async (phone: () => string) => {
    const times = []
    for (let n = 0; n < 25; n++) {
      const startedAt = performance.now()
      await mutate('applications.shown') // what anything costs now
      const usual = performance.now() - startedAt
      await lookUp({ phone: phone(), code: '12345678' })
      times.push((performance.now() - startedAt - usual) / usual)
      await write(transaction => transaction.rateLimiterFlexible.deleteMany())
    }
    return times.toSorted((a, b) => a - b)[12]!
  }
  const [known, unknown] = [await measure(() => rahim.phone), await measure(() => `0181${addresses + 1_000_000}`)]
  expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2)
})

test('after ten wrong codes from anywhere, a stranger needs the district and 30 seconds', async () => {
  const { code } = await apply()
  for (let n = 0; n < WRONG_PER_NUMBER; n++) expect((await lookUp()).status).toBe(400)
  const asked = await lookUp({ code })
  expect(asked.status).toBe(400)
  expect(asked.text).toContain('Choose your district as well')
  const early = await lookUp({ code, district: 'bogura' })
  expect(early.status).toBe(429)
  expect(Number(early.response.headers.get('retry-after'))).toBeLessThanOrEqual(30)
  pass(WAIT_MS)
  const elsewhereInTheCountry = await lookUp({ code, district: 'dhaka' })
  expect(elsewhereInTheCountry.text).toContain('The number and the code do not match')
  expect((await lookUp({ code, district: 'bogura' })).status).toBe(429)
  pass(WAIT_MS)
  expect((await lookUp({ code, district: 'bogura' })).status).toBe(303)
})

test('whoever knows the browser or the link is never kept out by guesses of others', async () => {
  const { code, secret } = await apply()
  const { cookie } = await lookUp({ code })
  for (let n = 0; n < WRONG_PER_NUMBER * 3; n++) await lookUp()
  expect((await lookUp({ code }, { cookie })).status).toBe(303)
  const opened = await request(`${PAGE}?key=${secret}`)
  expect(opened.status).toBe(303)
  expect(opened.headers.get('location')).toBe('/application-status?show=mine')
  expect((await lookUp({ code }, { cookie: opened.headers.getSetCookie()[0]!.split(';')[0]! })).status).toBe(303)
})

test('the browser of one application is a stranger to others with the same number', async () => {
  const { code } = await apply()
  const mine = await apply({ name: 'A guest' })
  const { cookie } = await lookUp({ code: mine.code })
  for (let n = 0; n < WRONG_PER_NUMBER; n++) await lookUp({}, { cookie })
  expect((await lookUp({ code }, { cookie })).text).toContain('Choose your district as well')
  expect((await lookUp({ code: mine.code }, { cookie })).status).toBe(303)
})

test('a browser that knew an application is a stranger to its new code', async () => {
  const { id, code, secret } = await apply()
  const { cookie } = await lookUp({ code })
  const byLink = cookiesOf(await request(`${PAGE}?key=${secret}`))
  const { code: renewed } = await reissue(SYSTEM_ACTOR, id)
  for (let n = 0; n < WRONG_PER_NUMBER; n++) await lookUp({}, { cookie })
  for (const known of [cookie, byLink])
    expect((await lookUp({ code: renewed }, { cookie: known })).text).toContain('Choose your district as well')
})

test('a new code ends what browsers are shown, also by merged codes', async () => {
  const [first, second] = [await apply(), await apply()]
  await write(transaction =>
    transaction.application.update({ where: { id: second.id }, data: { mergedIntoId: first.id } }),
  )
  const shown = [await lookUp({ code: first.code }), await lookUp({ code: second.code })]
  for (const { cookie } of shown) expect(await pageFor(cookie)).toContain(first.reference)
  await reissue(SYSTEM_ACTOR, first.id)
  for (const { cookie } of shown) expect(await pageFor(cookie)).not.toContain(first.reference)
  for (const { code } of [first, second]) expect((await lookUp({ code })).status).toBe(400)
})

test('tries of a browser that knows the application count, and end', async () => {
  const { code, secret } = await apply()
  const cookie = cookiesOf(await request(`${PAGE}?key=${secret}`))
  for (let n = 0; n < WRONG_FROM_KNOWN; n++) await lookUp({}, { cookie })
  expect((await lookUp({ code }, { cookie })).text).toContain('Choose your district as well')
  pass(24 * 60 * 60 * 1000)
  expect((await lookUp({ code }, { cookie })).status).toBe(303)
})

test('a number is limited alike without an application, and anew the next day', async () => {
  for (let n = 0; n < WRONG_PER_NUMBER; n++) await countTry('8801911111111', false)
  await expect(countTry('8801911111111', false)).rejects.toThrow('Choose your district')
  expect(JSON.stringify(await read.rateLimiterFlexible.findMany())).not.toContain('1911111111')
  pass(24 * 60 * 60 * 1000)
  await expect(countTry('8801911111111', false)).resolves.toMatchObject({ isBraked: false })
})

test('spraying many numbers makes every stranger give the district for an hour', { tags: ['thorough'] }, async () => {
  const { code } = await apply()
  for (let n = 0; n < WRONG_OVERALL; n++) await countTry(`88018${10_000_000 + n}`, false)
  expect((await lookUp({ code })).text).toContain('Choose your district as well')
  expect((await lookUp({ code, district: 'bogura' })).status).toBe(303)
  pass(60 * 60 * 1000)
  expect((await lookUp({ code })).status).toBe(303)
})

test('right codes are no tries, however many', async () => {
  for (let n = 0; n < WRONG_PER_NUMBER * 2; n++) await takeBack(await countTry('8801911111111', false))
  await expect(countTry('8801911111111', false)).resolves.toMatchObject({ isBraked: false })
})

test('of a hundred guesses at once none is missed', async () => {
  const tries = Array.from({ length: 100 }, () => countTry('8801911111111', false))
  const taken = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
  expect(taken).toHaveLength(WRONG_PER_NUMBER)
})

test('the odds of guessing a code within a year stay as computed', () => {
  const codes = 10 ** 8
  const oneNumber = (WRONG_PER_NUMBER * 365) / codes
  const spraying = (WRONG_OVERALL * 24 * 365) / codes
  const oneNumberWhoseDistrictIsKnown = ((24 * 60 * 60 * 1000) / WAIT_MS) * (365 / codes)
  expect(oneNumber).toBeLessThan(0.00004)
  expect(spraying).toBeLessThan(0.05)
  expect(oneNumberWhoseDistrictIsKnown).toBeLessThan(0.011)
  expect((WRONG_FROM_KNOWN * 365) / codes).toBeLessThan(0.0001)
})

test('a reference opens nothing', async () => {
  const { reference } = await apply()
  for (const query of [`?reference=${reference}`, `?key=${reference}`, `?show=${reference}`, '?show=mine'])
    expect(await (await request(PAGE + query)).text()).not.toContain('Received')
  expect((await lookUp({ code: reference })).text).toContain('The code has eight digits')
  expect((await lookUp({ phone: reference, code: '12345678' })).status).toBe(400)
  const { id } = (await read.application.findUnique({ where: { reference } }))!
  for (const cookie of [`application=${id}`, `application=${id}.${Date.now() + 1e9}.${'A'.repeat(43)}`])
    expect(await pageFor(cookie)).not.toContain(reference)
})

test('guessing links is stopped by address alone, and says no more', async () => {
  const { secret } = await apply()
  const open = (key: string, address: string) =>
    request(`${PAGE}?key=${key}`, { headers: { 'x-forwarded-for': address } })
  for (let n = 0; n < 60; n++)
    expect((await open('A'.repeat(22), '192.0.2.1')).headers.get('location')).toBe('/application-status?show=nothing')
  expect((await open(secret, '192.0.2.1')).headers.get('location')).toBe('/application-status?show=later')
  expect((await open(secret, '192.0.2.2')).headers.get('location')).toBe('/application-status?show=mine')
})

test('the page closes by itself after half an hour, and at once when asked', async () => {
  const { code, reference } = await apply()
  const { cookie } = await lookUp({ code })
  expect(await pageFor(cookie)).toContain(reference)
  expect((await post({ action: 'close' }, { cookie })).response.headers.getSetCookie().join()).toContain('Max-Age=0')
  pass(30 * 60 * 1000)
  expect(await pageFor(cookie)).not.toContain(reference)
})

test('a code finds one application, though others have the same number', async () => {
  const [first, second] = [await apply(), await apply({ name: 'Karim', trade: 'cook' })]
  const page = await pageFor((await lookUp({ code: second.code })).cookie)
  expect(page).toContain(second.reference)
  expect(page).not.toContain(first.reference)
})

test('an application merged while its page is open leads to the one left', async () => {
  const [first, second] = [await apply(), await apply()]
  const { cookie } = await lookUp({ code: second.code })
  await write(transaction =>
    transaction.application.update({ where: { id: second.id }, data: { mergedIntoId: first.id } }),
  )
  expect(await pageFor(cookie)).toContain(first.reference)
  await post({ action: 'erase', code: second.code }, { cookie })
  expect((await requireApplication(first.id)).eraseAt).not.toBeNull()
})
