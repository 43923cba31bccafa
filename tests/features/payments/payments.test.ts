import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { countryName } from '#i18n/countries.ts'
import { formatDate, today } from '#i18n/format.ts'
import { tradeName } from '#i18n/trades.ts'
import { currencyOptions, mostIn, perDollar } from '#i18n/currencies.ts'
import { readSum, sumProblem, toStored, typedText } from '#i18n/typed/sum.ts'
import { moneyText } from '#server/features/payments/kinds.shared.ts'
import { inDays } from '../vacancies/job.ts'
import { addMember, callsThrough } from '../calls.ts'
import { storeDemand } from '../demands/demand.ts'
import { openCash } from './cash.ts'

const cash = await openCash()
const { read, request, prisma, act, show, take, refund, cancel, takeFromEmployer, going, empty, logged, vacancy } = cash
const { owner, clerk, caseworker } = cash
const editor = (await addMember(cash, 'editor', 'editor')).cookie
const domain = await import('#server/features/payments/domain.ts')
const { withLocale } = await import('#server/http/locale-middleware.ts')
const { readJobs } = await import('#server/features/payments/jobs.ts')
const { pageOfPayer } = await import('#server/features/payments/payers.ts')
const { paymentInput } = await import('#server/features/payments/schema.ts')

const longDay = (days: number) => formatDate(inDays(days), { dateStyle: 'long' })

beforeEach(empty)

test('a receipt has a number and says what, when, how and by whom', async () => {
  const { worker, application } = await going()
  const values = { amount: '৮,৫০০', way: 'mobile', transferNo: 'TX 1', paidOn: inDays(-1) }
  const { id, number } = await take({ worker, application, ...values }, clerk)
  expect(number).toBe(1)
  expect(await show('byId', { id })).toMatchObject({
    number: 1,
    kind: 'payment',
    name: 'Abdul Karim',
    job: 'Mason, Saudi Arabia',
    item: 'medical',
    amount: 8500,
    currency: 'BDT',
    paidOn: inDays(-1),
    way: 'mobile',
    transferNo: 'TX 1',
    by: 'clerk',
    allowedBy: '',
    cancelledAt: null,
    left: 8500,
  })
  expect(await logged(id)).toEqual(['payment-taken'])
  expect(await read.activity.findFirst({ where: { subjectId: id } })).toMatchObject({ subject: 'REC-000001' })
  const { applications, paid, receipts } = await show('ofWorker', { id: worker })
  expect(applications).toMatchObject([{ most: 9500, paid: 8500, left: 1000, unstated: ['visa'], isSelected: true }])
  expect([paid, receipts.map(each => each.number)]).toEqual([8500, [1]])
})

test('the list of a way and a currency has their receipts and their sum', async () => {
  const { worker, application } = await going()
  const given = await take({ worker, application, amount: 3000 })
  await take({ worker, application, amount: 1000, way: 'bank', transferNo: 'TRX-1' })
  await refund(given.id, { amount: 700 })
  const { total } = await show('list', { way: 'cash', currency: 'BDT' })
  expect(total).toEqual([{ currency: 'BDT', paid: 3000, refunded: 700, count: 2 }])
  expect((await show('list', { way: 'cash', currency: 'SAR' })).count).toBe(0)
})

test('what is sent twice is one receipt', async () => {
  const { worker, application } = await going()
  const id = randomUUID()
  const [one, again] = [await take({ id, worker, application }), await take({ id, worker, application })]
  expect(again).toEqual(one)
  await expect(take({ id, worker, application, amount: 2000 })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await read.payment.findMany()).toMatchObject([{ number: 1, amount: 1000 }])
})

test.each([
  ['before the selection', 'received', { amount: 10 }, 'not-selected', /not selected/],
  ['after a rejection', 'rejected', { amount: 10 }, 'not-selected', /not selected/],
  ['more than the most', 'medical', { amount: 8501 }, 'over-most', /more than the most/],
  ['what the job does not state', 'visa', { item: 'visa', amount: 10 }, 'not-stated', /does not say/],
])('%s money takes an owner, who says why', async (_, state, values, objection, sentence) => {
  const { worker, application } = await going(state)
  const ask = (more: object, as: string) => take({ worker, application, ...values, ...more }, as)
  for (const as of [clerk, caseworker])
    await expect(ask({ allowed: 'I say so' }, as)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: sentence as never,
    })
  await expect(ask({}, owner)).rejects.toMatchObject({ code: 'BAD_REQUEST', field: 'allowed' })
  expect(await read.payment.count()).toBe(0)
  const { id, number } = await ask({ allowed: 'The passport fee was advanced' }, owner)
  expect(number).toBe(1)
  expect(await show('byId', { id })).toMatchObject({
    allowedBy: 'owner',
    allowedFor: [objection],
    allowedWhy: 'The passport fee was advanced',
  })
  expect((await logged(id)).toSorted()).toEqual(['payment-allowed', 'payment-taken'])
})

test('what was merged pays for the other application, up to its most', async () => {
  const [{ worker, application }, other] = [await going(), await going()]
  await prisma.application.update({
    where: { id: other.application },
    data: { mergedIntoId: application, workerId: worker },
  })
  await take({ worker, application, amount: 8500 })
  await expect(take({ worker, application: other.application, amount: 1 }, clerk)).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: expect.stringContaining('more than the most'),
  })
  const { id } = await take({ worker, application: other.application, item: 'training', amount: 700 }, clerk)
  expect(await show('byId', { id })).toMatchObject({ applicationId: application })
})

test('somebody without an application pays to an owner alone', async () => {
  const { worker } = await going()
  await expect(take({ worker }, clerk)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await take({ worker, allowed: 'A training of our own' })
  expect((await show('ofWorker', { id: worker })).receipts).toHaveLength(1)
})

test('a refund gives back what is left of a payment, with its own number', async () => {
  const { worker, application } = await going()
  const { id } = await take({ worker, application, amount: 5000 })
  await expect(refund(id, { amount: 5001 })).rejects.toMatchObject({ code: 'BAD_REQUEST', field: 'amount' })
  const first = await refund(id, { amount: 2000 }, clerk)
  expect(first.number).toBe(2)
  await expect(refund(id, { amount: 3001 })).rejects.toMatchObject({ field: 'amount', message: /3,000/ as never })
  await expect(refund(first.id)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await show('byId', { id: first.id })).toMatchObject({
    kind: 'refund',
    item: 'medical',
    refundOf: { number: 1 },
  })
  expect(await show('ofWorker', { id: worker })).toMatchObject({
    paid: 3000,
    applications: [{ paid: 3000, left: 6500 }],
  })
  await refund(id, { amount: 3000 })
  expect(await show('byId', { id })).toMatchObject({ left: 0, refunds: [{ number: 2 }, { number: 3 }] })
})

test('a cancelled receipt keeps its number and says why, and counts no more', async () => {
  const { worker, application } = await going()
  const { id } = await take({ worker, application, amount: 8500 })
  const before = await read.payment.findUniqueOrThrow({ where: { id } })
  await cancel(id, 'Typed twice', clerk)
  const after = await read.payment.findUniqueOrThrow({ where: { id } })
  expect(after).toEqual({
    ...before,
    cancelledAt: expect.any(Date) as Date,
    cancelledBy: 'clerk',
    cancelReason: 'Typed twice',
  })
  expect(await show('ofWorker', { id: worker })).toMatchObject({ paid: 0, applications: [{ left: 9500 }] })
  expect((await take({ worker, application, amount: 8500 })).number).toBe(2)
  await expect(cancel(id)).rejects.toMatchObject({ code: 'CONFLICT', message: /clerk/ as never })
  await expect(refund(id)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await logged(id)).toEqual(['payment-taken', 'payment-cancelled'])
})

test('a payment is cancelled after its refunds, and never without a reason', async () => {
  const { worker, application } = await going()
  const { id } = await take({ worker, application })
  const back = await refund(id, { amount: 400 })
  await expect(cancel(id)).rejects.toMatchObject({ code: 'CONFLICT', message: /REC-000002/ as never })
  await expect(cancel(back.id, ' ')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await cancel(back.id)
  await cancel(id)
  expect((await show('ofWorker', { id: worker })).paid).toBe(0)
})

test('twenty payments at once have the numbers from one to twenty', async () => {
  const { worker, application } = await going()
  const taken = await Promise.all(Array.from({ length: 20 }, () => take({ worker, application, amount: 10 }, clerk)))
  expect(taken.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, n) => n + 1),
  )
})

test('of two who take the same at once the second is told', async () => {
  const { worker, application } = await going()
  const both = await Promise.allSettled([owner, clerk].map(as => take({ worker, application, amount: 8500 }, as)))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await show('ofWorker', { id: worker })).paid).toBe(8500)
})

test('a payment whose transaction fails takes no number', async () => {
  const { worker, application } = await going()
  await take({ worker, application })
  const facts = { id: randomUUID(), amount: 10, paidOn: today(), way: 'cash', item: 'medical' }
  const input = paymentInput.parse({ ...facts, worker, application })
  let reads = 0
  const somebody = {
    name: 'Somebody',
    role: 'owner' as const,
    /** The receipt is written by then, the line of the log is not. */
    get id() {
      if (++reads > 1) throw new Error('the light went out')
      return 'somebody'
    },
  }
  await expect(domain.take(somebody, input)).rejects.toThrow('the light went out')
  expect(await read.payment.count()).toBe(1)
  expect((await take({ worker, application })).number).toBe(2)
})

test('money for an application follows it to another file', async () => {
  const { worker, application } = await going()
  await take({ worker, application })
  const other = await going('medical', { name: 'Rafiqul Islam' })
  await act('merge', { id: worker, into: other.worker })
  expect((await show('ofWorker', { id: other.worker })).receipts).toHaveLength(1)
  expect((await show('ofWorker', { id: worker })).paid).toBe(1000)
  await act('separate', { id: worker })
  expect((await show('ofWorker', { id: other.worker })).receipts).toHaveLength(0)
})

test('an application of somebody else takes no payment of this worker', async () => {
  const [one, other] = [await going(), await going('medical', { name: 'Rafiqul Islam' })]
  await expect(take({ worker: one.worker, application: other.application })).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('employers pay in their currency, with numbers of the same row', async () => {
  const { worker, application } = await going()
  await take({ worker, application })
  const company = 'Al Noor'
  const { id: demand, reference } = await storeDemand({ company })
  const { id, number } = await takeFromEmployer({ demand, amount: 4000 }, clerk)
  expect(number).toBe(2)
  expect(await show('byId', { id })).toMatchObject({
    name: company,
    job: reference,
    currency: 'SAR',
    reason: 'Service charge',
  })
  await refund(id, { amount: 500 })
  expect((await show('ofDemand', { id: demand })).map(each => [each.number, each.amount, each.currency])).toEqual([
    [3, 500, 'SAR'],
    [2, 4000, 'SAR'],
  ])
  await prisma.demand.deleteMany()
  expect(await show('byId', { id })).toMatchObject({ demandPage: null, isOfEmployer: false, name: company })
})

test('the job of a receipt is named in the language of the reader', async () => {
  const { worker, application } = await going()
  const { id } = await take({ worker, application })
  const payment = await read.payment.findUniqueOrThrow({ where: { id } })
  const jobOf = await readJobs([payment])
  const inBangla = `${tradeName('mason', 'bn')}, ${countryName('SA', 'bn')}`
  expect([payment.job, withLocale('bn', () => jobOf(payment))]).toEqual(['Mason, Saudi Arabia', inBangla])
  expect(jobOf({ vacancyId: null, job: 'DEM-2AX9K' })).toBe('DEM-2AX9K')
})

test.each([
  ['120.5', 'KWD', 120.5, '120.500 Kuwaiti dinar'],
  ['120.500', 'KWD', 120.5, '120.500 Kuwaiti dinar'],
  ['১২০.৫০০', 'OMR', 120.5, '120.500 Omani rial'],
  ['1,200.250', 'BHD', 1200.25, '1,200.250 Bahraini dinar'],
  ['120500.000', 'JOD', 120_500, '120,500 Jordanian dinar'],
  ['1250.50', 'SAR', 1250.5, '1,250.50 Saudi riyal'],
  ['1.200', 'EUR', 1200, '1,200 euro'],
  [1250.5, 'SAR', 1250.5, '1,250.50 Saudi riyal'],
  [120_500, 'KWD', 120_500, '120,500 Kuwaiti dinar'],
  ['150,000,000', 'LBP', 150_000_000, '150,000,000 Lebanese pound'],
  ['2000000000', 'IDR', 2_000_000_000, '2,000,000,000 Indonesian rupiah'],
])('%s %s of an employer is %s', async (amount, currency, stored, text) => {
  const { id: demand } = await storeDemand({})
  await takeFromEmployer({ demand, amount, currency })
  expect(await show('ofDemand', { id: demand })).toMatchObject([{ amount: stored, left: stored, currency }])
  expect(await show('list')).toMatchObject({ total: [{ currency, paid: stored, refunded: 0, count: 1 }] })
  expect(moneyText(stored, currency)).toBe(text)
})

test.each([
  ['120500', 'KWD', /could be 120\.500 or 120500\.000/],
  ['১২০৫০০', 'BHD', /could be 120\.500 or 120500\.000/],
  ['120,500', 'OMR', /could be 120\.500 or 120500\.000/],
  ['1,20,00', 'SAR', /cannot tell/],
  ['120.5555', 'JOD', /At most 3 digits/],
  ['0.1234', 'SAR', /At most 2 digits/],
  ['1200.555', 'SAR', /cannot tell/],
  ['1200.5', 'JPY', /without a fraction/],
  ['0', 'SAR', /above 0/],
  ['999999999', 'SAR', /At most 10,000,000 SAR/],
  ['1000001', 'USD', /At most 1,000,000 USD/],
  [999_999_999, 'KWD', /At most 1,000,000 KWD/],
  ['2000000001', 'LBP', /At most 2,000,000,000 LBP/],
  ['100000001', 'BDT', /At most 100,000,000 BDT/],
])('%s %s of an employer is asked', async (amount, currency, message) => {
  const { id: demand } = await storeDemand({})
  const issues = [{ path: 'amount', message: expect.stringMatching(message) }]
  await expect(takeFromEmployer({ demand, amount, currency })).rejects.toMatchObject({ issues })
  expect(await show('list')).toMatchObject({ count: 0 })
})

test('every currency has a most of one worth, which tables hold', () => {
  for (const { value } of currencyOptions) {
    expect(toStored(mostIn(value)).amount, value).toBeLessThan(2 ** 31)
    expect(sumProblem(mostIn(value), value), value).toBeUndefined()
    expect(sumProblem(mostIn(value) + 1, value), value).toContain(value)
    expect(mostIn(value), value).toBeLessThanOrEqual((mostIn('BDT') / perDollar('BDT')) * perDollar(value))
  }
})

test('a receipt leads nobody to what they may not open', async () => {
  const { cookie } = await addMember(cash, 'nasrin', 'accountant')
  const { worker, application } = await going()
  const { id: demand, reference } = await storeDemand({})
  const { id: own } = await take({ worker, application })
  const { id: employers } = await takeFromEmployer({ demand, amount: 4000 })
  const shown = async (as: string) => [
    await show('byId', { id: own }, as),
    await show('byId', { id: employers }, as),
    await show('list', {}, as),
    await show('ofWorker', { id: worker }, as).then(({ receipts }) => receipts),
    await show('ofDemand', { id: demand }, as),
  ]
  const ways = [`"workerId":"${worker}"`, `"applicationId":"${application}"`, `/admin/demands/${demand}`]
  for (const way of ways) expect(JSON.stringify(await shown(owner)), way).toContain(way)
  const answers = JSON.stringify(await shown(cookie))
  for (const way of [worker, application, demand]) expect(answers, way).not.toContain(way)
  for (const words of ['Abdul Karim', reference, 'Al Noor']) expect(answers).toContain(words)
  for (const path of [own, employers]) {
    const page = await (await request(`/admin/payments/${path}`, { cookie })).text()
    expect(page).not.toMatch(/href="[^"]*\/admin\/(?:workers|applications|demands)\//)
  }
  expect([pageOfPayer({ role: 'accountant' }, worker), pageOfPayer({ role: 'staff' }, worker)]).toEqual([
    '/admin/payments',
    `/admin/workers/${worker}`,
  ])
})

test('fractions are given back to the last thousandth, and no more', async () => {
  const { id: demand } = await storeDemand({})
  const { id } = await takeFromEmployer({ demand, amount: '120.300', currency: 'KWD' })
  await refund(id, { amount: '0.1' })
  await refund(id, { amount: '0.200' })
  const unclear = { field: 'amount', message: expect.stringContaining('120,500') }
  await expect(refund(id, { amount: '120,500' })).rejects.toMatchObject(unclear)
  const tooMuch = { field: 'amount', message: expect.stringContaining('120') }
  await expect(refund(id, { amount: '120.001' })).rejects.toMatchObject(tooMuch)
  await refund(id, { amount: '120' })
  expect(await show('byId', { id })).toMatchObject({ amount: 120.3, left: 0 })
  expect(await show('list')).toMatchObject({ total: [{ paid: 120.3, refunded: 120.3 }] })
})

test('what is left of a payment stands in the form as it is read again', () => {
  for (const [sum, currency] of [
    [120_500, 'KWD'],
    [120.5, 'KWD'],
    [1250.5, 'SAR'],
    [1200, 'BDT'],
  ] as const)
    expect(readSum(typedText(sum, currency), currency)).toBe(sum)
})

test('nothing is given back before it was paid, and the sentence names both days', async () => {
  const { worker, application } = await going()
  const { id } = await take({ worker, application, amount: 500, paidOn: inDays(-3) })
  await expect(refund(id, { amount: 100, paidOn: inDays(-4) })).rejects.toMatchObject({
    field: 'paidOn',
    message: `“Day of the refund” (${longDay(-4)}) cannot be before “Day of the payment” (${longDay(-3)})`,
  })
  await refund(id, { amount: 100, paidOn: inDays(-3) })
})

test('the list sums what it shows by day, vacancy and currency, without cancelled ones', async () => {
  const { worker, application } = await going()
  const first = await take({ worker, application, amount: 3000, paidOn: inDays(-3) })
  await take({ worker, application, amount: 2000 })
  await refund(first.id, { amount: 500 })
  await cancel((await take({ worker, application, amount: 900 })).id)
  const all = await show('list')
  expect(all.count).toBe(4)
  expect(all.total).toEqual([{ currency: 'BDT', paid: 5000, refunded: 500, count: 3 }])
  expect(all.days).toEqual([
    { day: today(), currency: 'BDT', paid: 2000, refunded: 500, count: 2 },
    { day: inDays(-3), currency: 'BDT', paid: 3000, refunded: 0, count: 1 },
  ])
  expect(all.vacancies).toMatchObject([{ vacancy, paid: 5000, refunded: 500 }])
  const numbers = async (filter: object) => (await show('list', filter)).rows.map(({ number }) => number)
  expect(await numbers({ from: inDays(-3), to: inDays(-1) })).toEqual([1])
  expect(await numbers({ kind: 'refund' })).toEqual([3])
  expect(await numbers({ state: 'cancelled' })).toEqual([4])
  expect(await numbers({ vacancy: 'none' })).toEqual([])
  expect(await numbers({ search: 'rec-০০০০২' })).toEqual([2])
  const { phone } = await prisma.worker.findUniqueOrThrow({ where: { id: worker } })
  const { id } = await take({ worker, application, amount: 700, transferNo: '90017712' })
  expect(await numbers({ search: '900177' })).toEqual([5])
  await cancel(id)
  for (const search of ['karim', 'করিম', 'আব্দুল করিম', phone.slice(-7)])
    expect(await numbers({ search, sort: 'oldest' }), search).toEqual([1, 2, 3, 4, 5])
  for (const search of ['rahima', '9999999']) expect(await numbers({ search }), search).not.toContain(2)
})

test('nobody else writes receipts, and nobody deletes one', async () => {
  const writes = globSync('{server,scripts}/**/*.ts').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\bpayment\.((?:create|update|upsert|delete)\w*)\(/g)].map(
      ([, name]) => `${file} ${name}`,
    ),
  )
  expect(writes.toSorted()).toEqual([
    'server/features/payments/domain.ts create',
    'server/features/payments/domain.ts update',
    'server/features/payments/retention.ts updateMany',
  ])
})

test.each(['REC-000001', 'REC‑000001', 'rec–1', 'REC 000001', 'REC−000001', '#1', '#০০০০০১', '# 1'])(
  '%s finds its receipt in the list and by the finder',
  async search => {
    const { worker, application } = await going()
    const { id } = await take({ worker, application })
    await take({ worker, application })
    expect((await show('list', { search })).rows.map(row => row.id)).toEqual([id])
    const asked = (as: string) => callsThrough(cash).ask('search.people', { words: search }, as)
    expect(await asked(clerk)).toMatchObject([{ id, title: 'REC-000001', href: `/admin/payments/${id}` }])
    expect(await asked(editor)).toEqual([])
  },
)

test('a number alone finds no receipt by the finder, a name none besides its person', async () => {
  const { worker, application } = await going()
  for (let n = 0; n < 2; n++) await take({ worker, application })
  const found = async (words: string) =>
    (await callsThrough(cash).ask<{ feature: string }[]>('search.people', { words }, clerk)).map(each => each.feature)
  for (const words of ['1', '000001', 'rec', '#', '#99']) expect(await found(words)).not.toContain('payments')
  expect(await found('Karim')).not.toContain('payments')
})

test('a file of receipts whose days are turned round is refused, with both', async () => {
  const file = (days: string) => cash.request(`/admin/payments.csv?${days}`, { cookie: owner })
  const refused = await file('from=2026-05-02&to=2026-05-01')
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringMatching(/1 May 2026.*2 May 2026/)])
  const taken = await file('from=2026-05-01&to=2026-05-01')
  expect([taken.status, await taken.text()]).toEqual([200, expect.any(String)])
})
