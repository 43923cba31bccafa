import { expect, test } from 'vitest'
import { takeTurn } from '#server/http/request-queue.ts'
import { openTestServer } from './test-server.ts'

const iteration = () => new Promise<void>(resolve => setImmediate(resolve))

test('requests start in the order they arrive, one for each iteration of the event loop', async () => {
  const started: number[] = []
  for (const n of [1, 2, 3]) void takeTurn().then(() => started.push(n))
  expect(started).toEqual([])
  for (const expected of [[1], [1, 2], [1, 2, 3]]) {
    await iteration()
    expect(started).toEqual(expected)
  }
})

test('writes that wait for each other are made in the order they were asked for', async () => {
  const { write } = await openTestServer()
  const order: number[] = []
  await Promise.all(
    Array.from({ length: 64 }, (_, n) =>
      write(async transaction => {
        await transaction.content.findFirst()
        order.push(n)
      }),
    ),
  )
  expect(order).toEqual(Array.from({ length: 64 }, (_, n) => n))
})
