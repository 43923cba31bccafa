import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openCash } from './cash.ts'

const { read, mutate, owner, show, take, cancel, going, empty } = await openCash()
const { forgetNames } = await import('#server/features/payments/retention.ts')
const { erase } = await import('#server/features/workers/erasure.ts')
const { erase: eraseApplications } = await import('#server/features/applications/erasure.ts')
const START = new Date('2026-11-23T04:00:00Z')
const inMonths = (months: number, days = 0) => new Date(Date.UTC(2026, 10 + months, 23 + days, 4))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  await empty()
})
afterEach(() => vi.useRealTimers())

test('a receipt outlives the file and the application of its worker, with the name', async () => {
  const { worker, application } = await going()
  const { id } = await take({ worker, application })
  await eraseApplications([application], 'asked')
  expect((await show('ofWorker', { id: worker })).receipts).toMatchObject([{ id, applicationId: null }])
  await erase([worker], 'asked')
  expect(await read.payment.findFirst()).toMatchObject({ number: 1, amount: 1000, name: 'Abdul Karim', workerId: null })
})

test('names and words go after twelve years; number, day and amount stay', async () => {
  const { worker, application } = await going()
  const { id } = await take({ worker, application, transferNo: 'TX-77' })
  await cancel(id, 'He paid at the bank')
  await take({ worker, application, paidOn: '2026-11-20' })
  expect(await forgetNames(inMonths(144, -3))).toBe(0)
  expect(await forgetNames(inMonths(144, -2))).toBe(1)
  expect(await forgetNames(inMonths(144, 1))).toBe(1)
  expect(await forgetNames(inMonths(144, 1))).toBe(0)
  expect(await read.payment.findUnique({ where: { id } })).toMatchObject({
    number: 1,
    amount: 1000,
    paidOn: '2026-11-23',
    item: 'medical',
    cancelledBy: 'owner',
    name: '',
    transferNo: '',
    cancelReason: '',
  })
  expect((await take({ worker, application })).number).toBe(3)
})

test('the agency may set another time', async () => {
  const { worker, application } = await going()
  await take({ worker, application })
  const group = { feature: 'settings-retention', _id: 'settings-retention' }
  await mutate('content.publish', { ...group, seen: 0, data: { receiptMonths: 24 } }, owner)
  expect(await forgetNames(inMonths(24))).toBe(0)
  expect(await forgetNames(inMonths(25))).toBe(1)
})
