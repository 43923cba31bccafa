import workers from 'node:worker_threads'
import { syncBuiltinESMExports } from 'node:module'
import { once } from 'node:events'
import { afterAll, expect, test, vi } from 'vitest'
import { pdf } from './pdf.ts'

const started: workers.Worker[] = []
const { Worker } = workers
vi.spyOn(workers, 'Worker').mockImplementation(function (...given: ConstructorParameters<typeof Worker>) {
  const thread = new Worker(...given)
  started.push(thread)
  return thread
} as never)
syncBuiltinESMExports()
const { drawPdf } = await import('#server/files/pdf.ts')
afterAll(async () => {
  await Promise.all(started.map(thread => thread.terminate()))
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

const draw = () => drawPdf({ file: pdf(), pagesMax: 4 }, { onBegin() {}, onPage() {} })

test('a thread that ends between two PDFs costs the second nothing', { timeout: 20_000 }, async () => {
  expect(await draw()).toEqual(expect.objectContaining({ text: '' }))
  const ended = once(started[0]!, 'exit')
  void started[0]!.terminate()
  await ended
  expect(await draw()).toEqual(expect.objectContaining({ text: '' }))
  expect(started).toHaveLength(2)
})
