import { expect, test } from 'vitest'
import { expectExactSum, openTwo } from './concurrent-creates.ts'

test('ten people who each add one to a number ten times, through two processes, each seeing whether somebody was faster, make exactly 100', () =>
  expectExactSum(10, 10))

test('two processes on one file write at the same time: both are heard, nothing is lost or written twice, and each shows what the other wrote', async () => {
  const { world, doors } = await openTwo()
  const names = Array.from({ length: 120 }, (_, n) => `Country ${n}`)
  await Promise.all(
    names.map(async (name, n) => {
      for (let status = 503; status === 503;) status = (await doors[n % 2 === 0 ? 0 : 1].create(world.as, name)).status // a slow machine may have to say that it is busy
    }),
  )
  for (const door of doors) await expect.poll(async () => (await door.names()).sort()).toEqual(names.toSorted())
  const logins = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => (await doors[n % 2 === 0 ? 0 : 1].signIn('owner')).status),
  )
  expect(logins.filter(status => status !== 200)).toEqual([])
  expect(await world.isWhole()).toBe(true)
})
