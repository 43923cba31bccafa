import { expect, expectTypeOf, test } from 'vitest'
import type { NewRow } from '#server/db/client.ts'
import { openTestServer } from './test-server.ts'

const { read, write } = await openTestServer()
const { insert } = await import('#server/db/client.ts')

test('a row to insert needs every column of its table', () => {
  expectTypeOf<NewRow<'ClientImage'>>().toEqualTypeOf<{ clientCountryId: string; position: number; url: string }>()
  // @ts-expect-error `position` is forgotten
  const forgotten: NewRow<'ClientImage'> = { clientCountryId: 'qatar', url: '/one' }
  // @ts-expect-error `address` is no column
  const misspelled: NewRow<'ClientImage'> = { clientCountryId: 'qatar', position: 0, address: '/one' }
  expect([forgotten, misspelled]).toHaveLength(2)
})

test('more rows than one statement takes are all inserted, each value in its column', async () => {
  await write(transaction =>
    insert(
      transaction,
      'IdempotencyKey',
      Array.from({ length: 1200 }, (_, n) => ({
        id: `${n}`,
        createdAt: new Date(n),
        // the columns in another order than in the first row
        ...(n % 2 ? { answer: `a${n}`, request: `r${n}` } : { request: `r${n}`, answer: `a${n}` }),
      })),
    ),
  )
  expect(await read.idempotencyKey.count()).toBe(1200)
  expect(await read.idempotencyKey.findUnique({ where: { id: '1199' } })).toEqual({
    id: '1199',
    createdAt: new Date(1199),
    answer: 'a1199',
    request: 'r1199',
  })
})
