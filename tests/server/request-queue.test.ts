import { expect, test } from 'vitest'
import { takeTurn } from '#server/http/request-queue.ts'

const iteration = () => new Promise<void>(resolve => setImmediate(resolve))

test('requests start in the order they arrive, one for each iteration of the event loop', async () => {
  const started: number[] = []
  for (const n of [1, 2, 3]) void takeTurn('one').then(() => started.push(n))
  expect(started).toEqual([])
  for (const expected of [[1], [1, 2], [1, 2, 3]]) {
    await iteration()
    expect(started).toEqual(expected)
  }
})

test('a network with many requests waits for itself, not others for it', async () => {
  const started: string[] = []
  for (const each of ['many 1', 'many 2', 'many 3', 'few 1', 'other 1'])
    void takeTurn(each.split(' ')[0]!).then(() => started.push(each))
  for (let n = 0; n < 5; n++) await iteration()
  expect(started).toEqual(['many 1', 'few 1', 'other 1', 'many 2', 'many 3'])
})
