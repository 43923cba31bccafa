// The program of the process that converts pictures; worker-process.ts starts it. It ignores signals and ends with the
// process that started it.
import { getPriority, setPriority } from 'node:os'
import type { Hurry, WorkerJob, WorkerMessage } from '#server/files/worker-process.ts'
import { drawCard } from '#server/files/card.ts'
import { cropPicture } from '#server/files/crop.ts'
import { convert, toJpeg } from '#server/files/decode.ts'
import { drawPdf, stopDrawing } from '#server/files/pdf.ts'
import { drawSlip } from '#server/files/slip.ts'

const MEMORY_MAX_BYTES = 448 * 1024 * 1024 // a picture of 24 megapixels with 16 bits takes 330 MB
/**
 * Time of a processor, not of a clock: a busy machine refuses nothing. For a file to be attached, for each page that is
 * drawn, and for other work.
 */
const COST_MAX_MS = { attached: 5000, page: 600, other: 60_000 }
const CHECK_INTERVAL_MS = 20
/** What the first PDF of this process costs besides: V8 compiles PDFium while it runs. */
const FIRST_MS = 500
/** What takes longer than others should wait for it: a scan of many pages. */
const QUICK_PAGES = 4

let costMax = Infinity
let sliceMax = Infinity // while somebody else waits, see worker-pool.ts
let isFirst = true
let before = process.cpuUsage()
let isFile = false // which can be refused

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
setPriority(Math.min(19, getPriority() + Number(process.argv[2]))) // visitors come first: docs/decisions/0005
const watch = setInterval(() => {
  const { user, system } = process.cpuUsage(before) // µs
  const cost = (user + system) / 1000
  if (cost >= sliceMax) stopDrawing()
  if (process.memoryUsage.rss() < MEMORY_MAX_BYTES && cost < costMax) return
  clearInterval(watch)
  if (!isFile) process.exit(1)
  process.send?.({ result: 'too-large', rss: Infinity } satisfies WorkerMessage, () => process.exit(1))
}, CHECK_INTERVAL_MS).unref()
process.once('disconnect', () => process.exit())
process.on('message', (job: WorkerJob | Hurry) => {
  if ('within' in job) return void (sliceMax = job.within + (isFirst ? FIRST_MS : 0))
  before = process.cpuUsage()
  sliceMax = Infinity
  costMax = 'to' in job ? COST_MAX_MS.attached : COST_MAX_MS.other
  isFile = !('card' in job || 'slip' in job || job.crop)
  const reply = (given: Pick<WorkerMessage, 'result' | 'problem'>) => {
    costMax = sliceMax = Infinity
    isFile = isFirst = false
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
  const { file, crop, to, isQuick = false } = job
  if (to === 'jpeg') return toJpeg(file, isQuick)
  if (to === 'pdf')
    return drawPdf(
      { file, pagesMax: isQuick ? QUICK_PAGES : Infinity },
      { onBegin: () => (before = process.cpuUsage()), onPage: () => (costMax += COST_MAX_MS.page) },
    )
  return crop ? cropPicture(file, crop) : convert(file)
}
