// The program of the process that converts pictures; worker-pool.ts starts it. It ignores signals and ends with the process that started it.
import { setPriority } from 'node:os'
import type { WorkerMessage } from '#server/media/worker-pool.ts'
import { convert } from '#server/media/decode.ts'

const MEMORY_MAX_BYTES = 512 * 1024 * 1024 // a picture of 24 megapixels with 16 bits takes 330 MB
const CHECK_INTERVAL_MS = 50

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
setPriority(10) // visitors come first
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX_BYTES) process.exit(1)
}, CHECK_INTERVAL_MS).unref()
process.once('disconnect', () => process.exit())
process.on('message', ({ file }: { file: Buffer }) => {
  const reply = (given: { conversion: Awaited<ReturnType<typeof convert>> } | { problem: string }) =>
    process.send?.({ ...given, rss: process.memoryUsage.rss() } satisfies WorkerMessage)
  convert(file).then(
    conversion => reply({ conversion }),
    (error: unknown) => reply({ problem: String(error) }),
  )
})
