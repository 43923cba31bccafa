// The program of the process that converts pictures; worker-pool.ts starts it. It ignores signals and ends with the process that started it.
import { getPriority, setPriority } from 'node:os'
import type { WorkerJob, WorkerMessage } from '#server/files/worker-pool.ts'
import { drawCard } from '#server/files/card.ts'
import { cropPicture } from '#server/files/crop.ts'
import { convert, toJpeg } from '#server/files/decode.ts'
import { drawPdf } from '#server/files/pdf.ts'
import { drawSlip } from '#server/files/slip.ts'

const MEMORY_MAX_BYTES = 512 * 1024 * 1024 // a picture of 24 megapixels with 16 bits takes 330 MB
/** Time of a processor, not of a clock: a busy machine refuses nothing. For a file to be attached, for each page that is drawn, and for other work. */
const COST_MAX_MS = { attached: 5000, page: 600, other: 60_000 }
const CHECK_INTERVAL_MS = 50

let costMax = Infinity
let before = process.cpuUsage()
let isFile = false // which can be refused

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
setPriority(Math.min(19, getPriority() + 3)) // visitors come first: docs/decisions/0005
const watch = setInterval(() => {
  const { user, system } = process.cpuUsage(before) // µs
  if (process.memoryUsage.rss() < MEMORY_MAX_BYTES && (user + system) / 1000 < costMax) return
  clearInterval(watch)
  if (!isFile) process.exit(1)
  process.send?.({ result: 'too-large', rss: Infinity } satisfies WorkerMessage, () => process.exit(1))
}, CHECK_INTERVAL_MS).unref()
process.once('disconnect', () => process.exit())
process.on('message', (job: WorkerJob) => {
  before = process.cpuUsage()
  costMax = 'to' in job ? COST_MAX_MS.attached : COST_MAX_MS.other
  isFile = !('card' in job || 'slip' in job || job.crop)
  const reply = (given: Pick<WorkerMessage, 'result' | 'problem'>) => {
    costMax = Infinity
    isFile = false
    process.send?.({ ...given, rss: process.memoryUsage.rss() } satisfies WorkerMessage)
  }
  resultOf(job).then(
    result => reply({ result }),
    (error: unknown) => reply({ problem: String(error) }),
  )
})

function resultOf(job: WorkerJob): Promise<WorkerMessage['result']> {
  if ('card' in job) return drawCard(job.card, job.file)
  if ('slip' in job) return drawSlip(job.slip)
  const { file, crop, to } = job
  if (to) return to === 'pdf' ? drawPdf(file, () => (costMax += COST_MAX_MS.page)) : toJpeg(file)
  return crop ? cropPicture(file, crop) : convert(file)
}
