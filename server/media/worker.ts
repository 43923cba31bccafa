// The program of the process that converts pictures; worker-pool.ts starts it. It ignores signals and ends with the process that started it.
import { getPriority, setPriority } from 'node:os'
import type { WorkerJob, WorkerMessage } from '#server/media/worker-pool.ts'
import { drawCard } from '#server/media/card.ts'
import { cropPicture } from '#server/media/crop.ts'
import { convert, toJpeg } from '#server/media/decode.ts'
import { checkPdf } from '#server/media/pdf.ts'
import { drawSlip } from '#server/media/slip.ts'

const MEMORY_MAX_BYTES = 512 * 1024 * 1024 // a picture of 24 megapixels with 16 bits takes 330 MB
const CHECK_INTERVAL_MS = 50

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
setPriority(Math.min(19, getPriority() + 3)) // visitors come first: docs/decisions/0262-share-of-conversions.md
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX_BYTES) process.exit(1)
}, CHECK_INTERVAL_MS).unref()
process.once('disconnect', () => process.exit())
process.on('message', (job: WorkerJob) => {
  const reply = (given: Pick<WorkerMessage, 'result' | 'problem'>) =>
    process.send?.({ ...given, rss: process.memoryUsage.rss() } satisfies WorkerMessage)
  resultOf(job).then(
    result => reply({ result }),
    (error: unknown) => reply({ problem: String(error) }),
  )
})

function resultOf(job: WorkerJob): Promise<WorkerMessage['result']> {
  if ('card' in job) return drawCard(job.card, job.file)
  if ('slip' in job) return drawSlip(job.slip)
  const { file, crop, to } = job
  if (to) return to === 'pdf' ? checkPdf(file) : toJpeg(file)
  return crop ? cropPicture(file, crop) : convert(file)
}
