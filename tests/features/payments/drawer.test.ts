import { expect, test } from 'vitest'
import { today } from '#i18n/format.ts'
import { addMember } from '../calls.ts'
import { openOffice } from '../applications/staff.ts'
import { storeDemand } from '../demands/demand.ts'

const office = await openOffice()
const { calls, owner, applyFor, bring, addFile, request, read } = office
const accountant = await addMember(office, 'nasrin', 'accountant')
const staff = await addMember(office, 'salim', 'staff')

type Cash = { currency: string; opening: number; moved: number; expected: number }
type Drawer = {
  ways: { way: string; currency: string; sum: number; count: number }[]
  receivers: { by: string; way: string; sum: number }[]
  cash: Cash[]
  closes: { id: string; number: string; difference: number; left: number; note: string }[]
}
const drawer = (as = accountant.cookie) => calls.ask<Drawer>('payments.drawer', {}, as)
const taka = async () => (await drawer()).cash.find(({ currency }) => currency === 'BDT')!
const close = async (data: object, id = crypto.randomUUID()) =>
  calls.act<{ id: string; number: number }>(
    'payments.closeDrawer',
    { id, currency: 'BDT', expected: (await taka()).expected, ...data },
    accountant.cookie,
  )

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

test('what was counted and brought to the bank is where the next count begins', async () => {
  await expect(close({ counted: '6990' })).rejects.toMatchObject({ field: 'note' })
  await expect(close({ counted: '7000', deposited: '7001' })).rejects.toMatchObject({ field: 'deposited' })
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

test('whoever counts while a receipt is written counts again', async () => {
  const { expected } = await taka()
  await take('100', 'cash')
  await expect(close({ counted: '1490', expected })).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
  expect(await close({ counted: '1590' })).toMatchObject({ number: 2 })
})

test('an accountant takes money, prints the sheet and sees nothing else', async () => {
  const { cookie } = accountant
  await storeDemand()
  const found = await calls.ask<{ workers: { id: string }[]; employers: { id: string; title: string }[] }>(
    'payments.payers',
    { words: 'Noor' },
    cookie,
  )
  expect(found).toMatchObject({ workers: [], employers: [{ title: 'Al Noor & Sons <Contracting>' }] })
  const employer = { ...facts(), demand: found.employers[0]!.id, currency: 'KWD', amount: '120.5', way: 'cash' }
  await calls.act('payments.takeFromEmployer', { ...employer, reason: 'Service' }, cookie)
  expect((await drawer()).cash).toMatchObject([{ currency: 'BDT' }, { currency: 'KWD', expected: 120.5 }])
  const { id } = (await drawer()).closes[0]!
  const sheet = await request(`/admin/payments/drawer/print/${id}.html`, { cookie })
  expect([sheet.status, await sheet.text()]).toEqual([200, expect.stringContaining('CASH-000002')])
  const word = await request(`/admin/payments/drawer/print/${id}.docx`, { cookie })
  expect(
    Buffer.from(await word.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  expect((await request('/admin/payments.csv', { cookie, headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(
    200,
  )
  for (const name of ['applications.list', 'workers.list', 'demands.list'])
    await expect(calls.ask(name, {}, cookie)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(drawer(staff.cookie)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
