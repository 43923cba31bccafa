import { expect, test } from 'vitest'
import { openCash } from './cash.ts'

const { going, take } = await openCash()
const { everything } = await import('#server/features/workers/print/everything.ts')

test('whoever asks what is kept of them reads who sees receipts, and how long', async () => {
  const { application, worker } = await going('medical')
  await take({ worker, application })
  const { data } = await everything({ id: 'owner', name: 'owner' }, worker)
  expect(data.readers).toMatchObject({ payments: ['owner', 'admin', 'staff', 'caseworker', 'accountant'] })
  expect(data.kept.by).toContainEqual(expect.objectContaining({ kind: 'receiptMonths', months: 144 }))
})
