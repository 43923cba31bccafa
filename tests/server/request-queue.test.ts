import { expect, test } from 'vitest'
import { takeTurn } from '#server/http/request-queue.ts'

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
