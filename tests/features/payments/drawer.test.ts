import { expect, test } from 'vitest'
import { formatDate, today } from '#i18n/format.ts'
import { addMember } from '../calls.ts'
import { openOffice } from '../applications/staff.ts'
import { readCsv } from '#server/http/csv.ts'
import { storeDemand } from '../demands/demand.ts'

const office = await openOffice()
const { calls, owner, applyFor, bring, addFile, request, read } = office
const accountant = await addMember(office, 'nasrin', 'accountant')
const staff = await addMember(office, 'salim', 'staff')

type Cash = Record<'opening' | 'moved' | 'expected' | 'upTo', number> & {
  currency: string
  last: string
  earlier: { number: string; by: string; counted: number }[]
}
type Drawer = {
  ways: { way: string; currency: string; sum: number; count: number }[]
  receivers: { person: string; by: string; way: string; sum: number; count: number }[]
  cash: Cash[]
  closes: { id: string; number: string; difference: number; left: number; note: string }[]
}
const drawer = (as = accountant.cookie) => calls.ask<Drawer>('payments.drawer', {}, as)
const taka = async () => (await drawer()).cash.find(({ currency }) => currency === 'BDT')!
/** Closes the drawer as it is now, or as `data` says that a screen has shown it. */
async function close(data: object, id = crypto.randomUUID(), as = accountant.cookie) {
  const { expected, last, upTo } = await taka()
  const closed = { id, currency: 'BDT', expected, last, upTo, ...data }
  return calls.act<{ id: string; number: number; meanwhile?: string }>('payments.closeDrawer', closed, as)
}

const { id: application } = await applyFor('')
await bring(application, 'selected')
const worker = await addFile(application)
const facts = () => ({ id: crypto.randomUUID(), paidOn: today(), transferNo: '' })
const take = (amount: string, way: string, as = owner) =>
  calls.act<{ id: string }>(
    'payments.take',
    { ...facts(), worker, application, item: 'other', reason: 'Copies', allowed: 'The owner says so', amount, way },
    as,
  )

test('the drawer has a day by way and receiver, and the cash of now', async () => {
  await take('5000', 'cash')
  await take('2000', 'cash')
  await take('900', 'mobile')
  const { ways, receivers, cash } = await drawer()
  expect(ways).toMatchObject([
    { way: 'cash', currency: 'BDT', sum: 7000, count: 2 },
    { way: 'mobile', currency: 'BDT', sum: 900, count: 1 },
  ])
  expect(receivers.map(({ way, sum }) => [way, sum])).toEqual([
    ['cash', 7000],
    ['mobile', 900],
  ])
  expect(cash).toMatchObject([{ currency: 'BDT', opening: 0, moved: 7000, expected: 7000 }])
})

test('cash that nobody has counted waits on the first page, by currency', async () => {
  type Item = { id: string; to: string; hash?: string; label: string }
  const waiting = async () =>
    (await calls.ask<{ desk: Item[] }>('dashboard.overview', {}, accountant.cookie)).desk.filter(
      ({ to }) => to === '/admin/payments/drawer',
    )
  const uncounted = async () =>
    (await drawer()).cash.flatMap(({ currency, moved }) => (moved === 0 ? [] : { hash: `count-${currency}` }))
  expect(await waiting()).toMatchObject([{ id: 'cash-BDT', label: 'Cash to count: 7,000 taka' }])
  expect(await waiting()).toMatchObject(await uncounted())
  const kept = await read.payment.findFirstOrThrow({ where: { way: 'cash' } })
  const fils = { id: 'kwd', sentHash: 'kwd', token: 'kwd', number: 900, currency: 'KWD', amount: 120, thousandths: 500 }
  await office.write(({ payment }) => payment.createMany({ data: [{ ...kept, ...fils }] }))
  expect((await waiting()).map(({ hash }) => hash)).toEqual(['count-BDT', 'count-KWD'])
  expect(await waiting()).toMatchObject(await uncounted())
  await office.write(({ payment }) => payment.delete({ where: { id: 'kwd' } }))
})

test('what was counted and brought to the bank is where the next count begins', async () => {
  await expect(close({ counted: '6990' })).rejects.toMatchObject({ field: 'note' })
  await expect(close({ counted: '7000', deposited: '7001' })).rejects.toMatchObject({ field: 'deposited' })
  await expect(close({ counted: '7000', deposited: '10' })).rejects.toMatchObject({ field: 'depositNo' })
  await expect(close({ counted: 'much' })).rejects.toMatchObject({ field: 'counted' })
  const id = crypto.randomUUID()
  const sent = { counted: '৬,৯৯০', note: 'Ten taka of change', deposited: '6000', depositNo: 'S-1', expected: 7000 }
  expect(await close(sent, id)).toEqual({ id, number: 1 })
  for (const expected of [7000, 990]) expect(await close({ ...sent, expected }, id)).toEqual({ id, number: 1 })
  await expect(close({ ...sent, counted: '1' }, id)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await taka()).toMatchObject({ opening: 990, moved: 0, expected: 990 })
  expect((await drawer()).closes).toMatchObject([{ number: 'CASH-000001', difference: -10, left: 990 }])
})

test('a receipt cancelled after a count, and a refund, are missing from the next', async () => {
  const receipts = await read.payment.findMany({ where: { way: 'cash' }, orderBy: { number: 'asc' } })
  await calls.act('payments.cancel', { id: receipts[1]!.id, reason: 'Typed twice' }, owner)
  expect(await taka()).toMatchObject({ opening: 990, moved: -2000, expected: -1010 })
  await take('3000', 'cash')
  await calls.act(
    'payments.refund',
    { ...facts(), payment: receipts[0]!.id, amount: '500', way: 'cash', reason: 'Too much' },
    owner,
  )
  expect(await taka()).toMatchObject({ moved: 500, expected: 1490 })
})

test('what comes in while somebody counts is told, and part of the next count', async () => {
  const { expected, last, upTo } = await taka()
  const screen = { expected, last, upTo }
  await take('100', 'cash')
  const unlike = { field: 'note', message: expect.stringContaining('100 taka') }
  await expect(close({ ...screen, counted: '1590' })).rejects.toMatchObject(unlike)
  expect(await close({ ...screen, counted: '1490' })).toMatchObject({ number: 2, meanwhile: '100 taka' })
  expect(await taka()).toMatchObject({ opening: 1490, moved: 100, expected: 1590 })
})

test('a receipt that is cancelled while somebody counts has them count again', async () => {
  const { expected, last, upTo } = await taka()
  const receipt = await read.payment.findFirstOrThrow({ where: { amount: 100, way: 'cash' } })
  await calls.act('payments.cancel', { id: receipt.id, reason: 'Typed twice' }, owner)
  await expect(close({ counted: '1590', expected, last, upTo })).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
})

test('of two who count the same the second learns who has counted, and when', async () => {
  const screen = await taka()
  const { expected, last, upTo } = screen
  const seen = { expected, last, upTo, counted: String(expected), deposited: '400', depositNo: 'S-2' }
  const id = crypto.randomUUID()
  const answers = await Promise.allSettled([close(seen, id), close(seen, crypto.randomUUID(), owner), close(seen, id)])
  const stored = await read.cashClose.findMany({ orderBy: { number: 'desc' } })
  expect(stored.map(({ number }) => number)).toEqual([3, 2, 1])
  const refused = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason as Error] : []))
  expect(refused.length).toBeGreaterThan(0)
  for (const { message } of refused) {
    expect(message).toContain(`${stored[0]!.by} has counted already: CASH-000003`)
    expect(message).toContain(formatDate(stored[0]!.at.toISOString(), { dateStyle: 'long', timeStyle: 'short' }))
  }
  await expect(close({ last: '', counted: '1' })).rejects.toMatchObject({ code: 'CONFLICT' })
  const { earlier, opening } = await taka()
  expect(earlier.map(({ number }) => number)).toEqual(['CASH-000003', 'CASH-000002', 'CASH-000001'])
  expect(opening).toBe(expected - 400)
})

test('the file of counts has each difference, why, and what went to the bank', async () => {
  const file = (days: string, cookie = accountant.cookie, path = '/admin/payments/closes.csv') =>
    request(`${path}?${days}`, { cookie, headers: { 'sec-fetch-site': 'same-origin' } })
  const taken = await file(`from=${today()}&to=${today()}`)
  expect(taken.headers.get('content-disposition')).toContain(`"cash-counts-${today()}-to-${today()}.csv"`)
  const [head, ...rows] = await readCsv(await taken.text(), { rows: 10, columns: 20 })
  const read = rows.map(row => Object.fromEntries(row.map((cell, n) => [head![n], cell])))
  expect(read.map(({ Number: number }) => number)).toEqual(['CASH-000001', 'CASH-000002', 'CASH-000003'])
  expect(read[0]).toMatchObject({
    Day: today(),
    Currency: 'taka',
    'Left at the last count': '0',
    'Has to be there': '7000',
    Counted: '6990',
    Difference: '-10',
    'Why it differs': 'Ten taka of change',
    'Brought to the bank': '6000',
    'Number of the deposit slip': 'S-1',
    'Left in the drawer': '990',
    'Counted by': 'nasrin',
  })
  const bangla = await (await file('', accountant.cookie, '/bn/admin/payments/closes.csv')).text()
  expect(bangla.split('\n')[0]).toContain('কেন মেলেনি')
  expect((await (await file('from=2020-01-01&to=2020-01-31')).text()).trim().split('\n')).toHaveLength(1)
  expect((await file(`from=${today()}&to=2020-01-01`)).status).toBe(400)
  expect((await file('', staff.cookie)).status).toBe(403)
  expect(await office.read.activity.count({ where: { action: 'cash-exported' } })).toBe(3)
})

test('two people of one name have two sums, one of two names has one', async () => {
  const receiversOf = async () =>
    (await drawer()).receivers.filter(({ way }) => way === 'bank').map(({ by, sum, count }) => [by, sum, count])
  const { cookie } = await addMember(office, 'nila', 'owner')
  const rename = (email: string, name: string) =>
    office.write(transaction => transaction.user.update({ where: { email }, data: { name } }))
  await take('50', 'bank', cookie)
  await rename('nila@agency.example', 'owner')
  await take('70', 'bank', cookie)
  await take('30', 'bank')
  expect(await receiversOf()).toEqual([
    ['owner (nila@agency.example)', 120, 2],
    ['owner (owner@agency.example)', 30, 1],
  ])
})

test('an accountant takes money, prints the sheet and sees nothing else', async () => {
  const { cookie } = accountant
  await storeDemand()
  const found = await calls.ask<{ workers: { id: string }[]; employers: { id: string; title: string }[] }>(
    'payments.payers',
    { words: 'Noor' },
    cookie,
  )
  expect(found).toMatchObject({ workers: [], employers: [{ title: 'Al Noor & Sons <Contracting>', currency: 'SAR' }] })
  const { name } = await read.payment.findFirstOrThrow({ where: { name: { not: '' } } })
  const payers = await calls.ask<{ feature: string }[]>('search.people', { words: name }, cookie)
  expect(payers.map(({ feature }) => feature)).toEqual(['payments'])
  const employer = { ...facts(), demand: found.employers[0]!.id, currency: 'KWD', amount: '120.5', way: 'cash' }
  await calls.act('payments.takeFromEmployer', { ...employer, reason: 'Service' }, cookie)
  expect((await drawer()).cash).toMatchObject([{ currency: 'BDT' }, { currency: 'KWD', expected: 120.5 }])
  const { id } = (await drawer()).closes[0]!
  const sheet = await request(`/admin/payments/drawer/print/${id}.html`, { cookie })
  expect([sheet.status, await sheet.text()]).toEqual([200, expect.stringContaining('CASH-000003')])
  const word = await request(`/admin/payments/drawer/print/${id}.docx`, { cookie })
  expect(
    Buffer.from(await word.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  const file = await request('/admin/payments.csv?from=2026-10-01&to=2999-12-31', {
    cookie,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect([file.status, await file.text()]).toEqual([200, expect.stringContaining('REC-000001')])
  expect(file.headers.get('content-disposition')).toContain('"receipts-2026-10-01-to-2999-12-31.csv"')
  for (const name of ['applications.list', 'workers.list', 'demands.list'])
    await expect(calls.ask(name, {}, cookie)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(drawer(staff.cookie)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
