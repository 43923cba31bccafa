import { expect, test } from 'vitest'
import { openTestServer } from './test-server.ts'

const { read, write } = await openTestServer()
const at = new Date('2026-11-22T07:30:00.123Z')
const rows = (database: Pick<typeof read, '$queryRaw'>) => database.$queryRaw`
  SELECT "path", "touchedAt", CAST(COUNT(*) AS DOUBLE PRECISION) AS "count", CAST(1.5 AS DOUBLE PRECISION) AS "half", NULL AS "nothing"
  FROM "Picture" WHERE "touchedAt" >= ${at} GROUP BY "path", "touchedAt" ORDER BY "path"`

test('plain SQL takes and gives the values that models have', async () => {
  await write(transaction => transaction.picture.create({ data: { path: '/pictures/one', touchedAt: at } }))
  await write(
    transaction =>
      transaction.$executeRaw`INSERT INTO "Picture" ("path", "touchedAt") VALUES (${'/pictures/two'}, ${at})`,
  )
  const expected = ['one', 'two'].map(name => ({
    path: `/pictures/${name}`,
    touchedAt: at,
    count: 1,
    half: 1.5,
    nothing: null,
  }))
  expect([await rows(read), await write(rows)]).toEqual([expected, expected])
})

test('plain SQL in a transaction is undone with it', async () => {
  const before = await read.picture.count()
  const failing = write(async transaction => {
    expect(await transaction.$executeRaw`DELETE FROM "Picture"`).toBe(before)
    expect(await transaction.picture.count()).toBe(0)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await read.picture.count()).toBe(before)
})

test('simultaneous transactions keep to their own statements', async () => {
  const names = Array.from({ length: 8 }, (_, n) => `/pictures/simultaneous-${n}`)
  const results = names.map(path =>
    write(async transaction => {
      await transaction.picture.create({ data: { path, touchedAt: at } })
      await transaction.$executeRaw`UPDATE "Picture" SET "touchedAt" = ${new Date(0)} WHERE "path" = ${path}`
      if (path.endsWith('7')) throw new Error('the last one')
    }),
  )
  expect((await Promise.allSettled(results)).filter(({ status }) => status === 'rejected')).toHaveLength(1)
  const stored = await read.picture.findMany({
    where: { path: { in: names } },
    orderBy: { path: 'asc' },
    select: { path: true, touchedAt: true },
  })
  expect(stored).toEqual(names.slice(0, 7).map(path => ({ path, touchedAt: new Date(0) })))
})

test('a statement after the end of its transaction is refused', async () => {
  let late: (() => Promise<number>) | undefined
  await write(async transaction => {
    late = () => transaction.$executeRaw`DELETE FROM "Picture"`
  })
  await expect(late?.()).rejects.toThrow('cannot be executed on a committed transaction')
})
