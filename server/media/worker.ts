// The program of the process in which pictures are converted; apart.ts starts it. It ends with the product, whatever signals reach it before.
import { setPriority } from 'node:os'
import type { Answer } from '#server/media/worker-pool.ts'
import { convert } from '#server/media/decode.ts'

const MEMORY_MAX = 512 * 1024 * 1024 // bytes; a picture of 24 megapixels with 16 bits takes 330 MB
const LOOKED_EVERY = 50 // milliseconds

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
setPriority(10) // visitors come first
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX) process.exit(1)
}, LOOKED_EVERY).unref()
process.once('disconnect', () => process.exit())
process.on('message', ({ file }: { file: Buffer }) => {
  const answer = (given: { conversion: Awaited<ReturnType<typeof convert>> } | { problem: string }) =>
    process.send?.({ ...given, rss: process.memoryUsage.rss() } satisfies Answer)
  convert(file).then(
    conversion => answer({ conversion }),
    (error: unknown) => answer({ problem: String(error) }),
  )
})
