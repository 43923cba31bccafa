import { beforeEach, expect, test } from 'vitest'
import { shortName } from '#server/features/payments/receipt-page.ts'
import { cookiesOf } from '../calls.ts'
import { NID, PASSPORT } from '../workers/files.ts'
import { seedAgency } from '../../server/test-server.ts'
import { openCash } from './cash.ts'

const { request, read, show, take, takeFromEmployer, refund, cancel, going, empty, owner, logged } = await openCash()
await seedAgency()
const { addressOf, TOKEN } = await import('#server/features/payments/links.ts')
const { shownToEmployer, shownToPayer } = await import('#server/features/payments/status-page.ts')
const { storeDemand } = await import('../demands/demand.ts')
const { withLocale } = await import('#server/http/locale-middleware.ts')

beforeEach(empty)

async function page(path: string, cookie?: string) {
  const answer = await request(path, { cookie })
  return { status: answer.status, headers: answer.headers, text: (await answer.text()).replaceAll(/\s+/g, ' ') }
}

async function paid(values: object = {}) {
  const { worker, application } = await going('medical', { passport: PASSPORT, nid: NID })
  const { id } = await take({ worker, application, amount: 8500, transferNo: 'TX-77', ...values })
  return { id, path: (await show('byId', { id })).path, worker, application }
}

test('a printed receipt says everything in both languages, with the name and a QR code', async () => {
  const { id, path } = await paid()
  const { status, text, headers } = await page(`/admin/payments/print/${id}`, owner)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('private, no-store')
  for (const words of [
    'REC-000001',
    'Abdul Karim',
    '8,500 taka',
    '৮,৫০০ টাকা',
    'Medical check',
    'TX-77',
    'owner',
    '<svg',
  ])
    expect(text).toContain(words)
  for (const words of [
    'Money receipt',
    'টাকার রসিদ',
    'This receipt is valid',
    'রসিদটি বৈধ',
    `http://localhost:3000${path}`,
  ])
    expect(text).toContain(words)
})

test('fractions of an employer count on the page as anywhere else', async () => {
  const { id: demand } = await storeDemand({})
  const pageOf = async (id: string) => {
    const pages = await Promise.all([
      page((await show('byId', { id })).path),
      page(`/admin/payments/print/${id}`, owner),
    ])
    expect(pages.map(({ status }) => status)).toEqual([200, 200])
    return pages[0].text
  }
  const { id: small } = await takeFromEmployer({ demand, amount: '0.5', currency: 'KWD' })
  expect(await pageOf(small)).toContain('This receipt is valid')
  const { id } = await takeFromEmployer({ demand, amount: '120.5', currency: 'KWD' })
  await refund(id, { amount: '120' })
  expect(await pageOf(id)).toContain('This receipt is valid')
  await refund(id, { amount: '0.5' })
  expect(await pageOf(id)).not.toContain('This receipt is valid')
})

test('printing a receipt leaves a trace, and other sites leave none', async () => {
  const { id } = await paid()
  const path = `/admin/payments/print/${id}`
  expect((await request(path, { cookie: owner, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  expect(await logged(id)).toEqual(['payment-taken'])
  await page(path, owner)
  expect(await logged(id)).toEqual(['payment-taken', 'payment-printed'])
})

test('whoever has the address checks a receipt, and learns of nobody’s name or telephone', async () => {
  const { path } = await paid({ item: 'other', reason: 'For Rahela', amount: 10, allowed: 'He is my uncle' })
  const { status, text, headers } = await page(path)
  expect(status).toBe(200)
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('cache-control')).toBe('no-store')
  for (const words of ['REC-000001', 'Abdul K.', '10 taka', 'This receipt is valid', 'রসিদটি বৈধ'])
    expect(text).toContain(words)
  for (const words of ['Karim', '017', PASSPORT, NID, 'TX-77', 'Rahela', 'uncle']) expect(text).not.toContain(words)
})

test('a cancelled receipt says so to everybody, and why to staff', async () => {
  const { id, path } = await paid()
  await cancel(id, 'He paid at the bank')
  const { text } = await page(path)
  expect(text).toContain('This receipt was cancelled')
  expect(text).toContain('বাতিল হয়েছে')
  expect(text).not.toContain('This receipt is valid')
  expect(text).not.toContain('bank')
  expect((await page(`/admin/payments/print/${id}`, owner)).text).toContain('He paid at the bank')
})

test('whoever checks a receipt reads how much of it was given back', async () => {
  const { id, path } = await paid()
  const part = await refund(id, { amount: 500 })
  let { text } = await page(path)
  for (const words of ['This receipt is valid', '500 taka of it were given back (REC-000002)', '৫০০ টাকা'])
    expect(text).toContain(words)
  const rest = await refund(id, { amount: 8000 })
  ;({ text } = await page(path))
  expect(text).toContain('All of it was given back')
  expect(text).toContain('REC-000002, REC-000003')
  expect(text).toContain('পুরো টাকা ফেরত')
  expect(text).not.toContain('This receipt is valid')
  for (const each of [rest, part]) await cancel(each.id)
  ;({ text } = await page(path))
  expect(text).toContain('This receipt is valid')
  expect(text).not.toContain('given back')
})

test('a receipt for a refund names the receipt that it belongs to', async () => {
  const { id } = await paid()
  const back = await refund(id, { amount: 500 })
  const { text } = await page((await show('byId', { id: back.id })).path)
  for (const words of ['Receipt for a refund', 'REC-000002', 'REC-000001', '500 taka']) expect(text).toContain(words)
})

test('a wrong address is no receipt, and is limited; a right one never is', async () => {
  const { path } = await paid()
  const wrong = (n: number) => page(`/receipts/${String(n).padStart(43, 'x')}`)
  expect(await wrong(0)).toMatchObject({ status: 404, text: expect.stringContaining('We have no receipt') as string })
  for (let n = 0; n < 70; n++) expect((await page(path)).status).toBe(200)
  for (let n = 1; n < 60; n++) await wrong(n)
  expect((await wrong(60)).status).toBe(429)
})

test('the address of a receipt is masked in the log', async () => {
  const { path } = await paid()
  const token = path.split('/').at(-1)!
  expect(TOKEN.test(token)).toBe(true)
  expect(token).toMatch(/^[\w-]{43,}$/)
  expect(addressOf({ token })).toBe(`http://localhost:3000${path}`)
})

test.each([
  ['Abdul Karim', 'Abdul K.'],
  ['মোঃ আব্দুল করিম', 'মোঃ আ. ক.'],
  ['Md.Rahim.Uddin', 'Md R. U.'],
  ['Rahim-Uddin', 'Rahim U.'],
  ['Rahim_Uddin/Khan', 'Rahim U. K.'],
  ['Rahim\u3164Uddin', 'Rahim U.'],
  ['Rahim\u200bUddin\u00b7Khan', 'Rahim U. K.'],
  ['O’Brien 2', 'O B.'],
  ['র‍্যাব আলী', 'র‍্যাব আ.'],
  ['Rahima', 'R.'],
  ['Rahima.', 'R.'],
  ['Rahima B', 'R. B.'],
  ['  ', ''],
])('the name %s is shortened to %s', (name, short) => expect(shortName(name)).toBe(short))

test('workers read in Bangla what they paid, what is left and is unstated', async () => {
  const { application, worker, id } = await paid({ amount: 5000 })
  await cancel((await take({ worker, application, amount: 100 })).id)
  const { vacancyId, state } = await read.application.findUniqueOrThrow({ where: { id: application } })
  const money = await withLocale('bn', () => shownToPayer({ id: application, state, vacancyId }))
  expect(money).toMatchObject({
    paid: '৫,০০০ টাকা',
    owed: [{ text: 'সর্বোচ্চ ৮,৫০০ টাকা; দিয়েছেন ৫,০০০ টাকা; বাকি ৩,৫০০ টাকা' }, { _id: 'training' }],
    unstated: expect.stringContaining('ভিসা') as string,
    receipts: [
      { isCancelled: true },
      { _id: id, isCancelled: false, path: expect.stringMatching(/^\/receipts\/[\w-]{43}$/) as string },
    ],
  })
})

test('before the selection nobody is shown as owing anything', async () => {
  const { application, worker } = await going('received')
  const shown = () => shownToPayer({ id: application, state: 'received', vacancyId: null })
  expect(await shown()).toBeNull()
  await take({ worker, application, amount: 10, allowed: 'His own wish' })
  expect(await shown()).toMatchObject({ owed: [], unstated: null, receipts: [{ title: 'Payment: 10 taka' }] })
})

test('the status page of an applicant has the payments with links to their receipts', async () => {
  const { application, worker, secret } = await going('medical')
  await take({ worker, application, amount: 2500 })
  const cookie = cookiesOf(await request(`/application-status?key=${secret}`))
  const text = await (await request('/bn/application-status?show=mine', { cookie })).text()
  expect(text).toContain('২,৫০০ টাকা')
  expect(text).toMatch(/href="\/receipts\/[\w-]{43}"/)
})

test('an employer reads what was paid for their demand, and nothing of others', async () => {
  const [own, other] = await Promise.all([storeDemand(), storeDemand({ company: 'Pearl Hospitality' })])
  const wrong = await takeFromEmployer({ demand: own.id, amount: 40, reason: 'Service charge' })
  await cancel(wrong.id)
  await takeFromEmployer({ demand: own.id, amount: 4000, reason: 'Service charge, first half' })
  await takeFromEmployer({ demand: own.id, amount: 900, currency: 'USD', reason: 'Visa fees' })
  await takeFromEmployer({ demand: other.id, amount: 7777, reason: 'Their own' })
  await paid({ amount: 2500 })
  const shown = await shownToEmployer(own.id)
  expect(shown?.paid).toBe('900 US dollar · 4,000 Saudi riyal')
  expect(shown?.receipts.map(({ title, number, isCancelled }) => [title, number, isCancelled])).toEqual([
    ['Payment: 900 US dollar', 'REC-000003', false],
    ['Payment: 4,000 Saudi riyal', 'REC-000002', false],
    ['Payment: 40 Saudi riyal', 'REC-000001', true],
  ])
  const page = async ({ secret }: { secret: string }, prefix = '') => {
    const cookie = cookiesOf(await request(`/demand-status?key=${secret}`))
    return (await request(`${prefix}/demand-status?show=erase`, { cookie })).text()
  }
  const text = await page(own, '/bn')
  for (const words of ['৪,০০০', 'Service charge, first half', 'REC-000002', 'রসিদ আমাদের হিসাবে'])
    expect(text).toContain(words)
  for (const words of ['7,777', '৭,৭৭৭', 'Their own', '২,৫০০', 'A wrong amount']) expect(text).not.toContain(words)
  expect(text.match(/href="\/receipts\/[\w-]{43}"/g)).toHaveLength(3)
  expect(await page(await storeDemand())).not.toMatch(/Your payments|Receipts of your/)
})
