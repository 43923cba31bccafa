import { expect, test } from 'vitest'
import { openTestServer } from '../../server/test-server.ts'

const { read } = await openTestServer()
const { seed } = await import('#prisma/seed/seed.ts')

test('receipts are numbered in the order of their days, one of them cancelled', async () => {
  await seed(['workers', 'vacancies'])
  const receipts = await read.payment.findMany({ orderBy: { number: 'asc' } })
  expect(receipts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
  expect(receipts.map(({ paidOn }) => paidOn)).toEqual(receipts.map(({ paidOn }) => paidOn).toSorted())
  expect(receipts.filter(({ cancelledAt }) => cancelledAt).map(({ cancelReason }) => cancelReason)).toEqual([
    'Typed 70 instead of 700',
  ])
  expect(receipts.filter(({ allowedFor }) => allowedFor)).toEqual([])
})
