import { expect, test } from 'vitest'
import { expectExactSum, openTwo } from './concurrent-creates.ts'

test('100 conditional updates through two processes all count', () => expectExactSum(10, 10))

test('two processes write to one file without losing or repeating a change', async () => {
  const { opened, endpoints } = await openTwo()
  const names = Array.from({ length: 120 }, (_, n) => `Country ${n}`)
  await Promise.all(
    names.map(async (name, n) => {
      for (let status = 503; status === 503;)
        status = (await endpoints[n % 2 === 0 ? 0 : 1].create(opened.cookie, name)).status // a slow machine may answer 503
    }),
  )
  for (const endpoint of endpoints)
    await expect.poll(async () => (await endpoint.names()).sort()).toEqual(names.toSorted())
  const logins = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => (await endpoints[n % 2 === 0 ? 0 : 1].signIn('owner')).status),
  )
  expect(logins.filter(status => status !== 200)).toEqual([])
  expect(await opened.isWhole()).toBe(true)
})
