import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PdfVerdict } from '#server/media/pdf-scan.ts'

const TIME_MAX_MS = 2_000
const START_MAX_MS = 15_000 // of the thread with PDF.js, on a machine that is busy
const HEAP_MAX_MB = 64
/** What the process may grow by: the heap, and what streams become outside it. */
const GROWTH_MAX_BYTES = 160 * 1024 * 1024
const CHECK_INTERVAL_MS = 25
const program = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'pdf-thread.ts')
  : './dist/server/pdf-thread.js'

/** What the thread sends: that it has begun, then what it has found. */
export type PdfMessage = 'ready' | PdfVerdict

/**
 * Whether a file is a PDF without anything that runs, opens or hides something. It is opened in a thread with little memory and time;
 * `too-complex` where they do not suffice. Runs in the process that converts pictures, where nothing else grows meanwhile.
 */
export function checkPdf(file: Buffer): Promise<PdfVerdict> {
  if (!file.subarray(0, 1024).includes('%PDF-')) return Promise.resolve('no-pdf')
  const { promise, resolve } = Promise.withResolvers<PdfVerdict>()
  const before = process.memoryUsage.rss()
  const thread = new Worker(program, {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB, maxYoungGenerationSizeMb: 16 },
    stdout: true,
    stderr: true,
  })
  let clock = setTimeout(resolve, START_MAX_MS, 'too-complex')
  const scale = setInterval(() => {
    if (process.memoryUsage.rss() - before > GROWTH_MAX_BYTES) resolve('too-complex')
  }, CHECK_INTERVAL_MS)
  thread.on('message', (message: PdfMessage) => {
    if (message !== 'ready') return resolve(message)
    clearTimeout(clock)
    clock = setTimeout(resolve, TIME_MAX_MS, 'too-complex')
  })
  thread.once('error', () => resolve('too-complex'))
  thread.once('exit', () => resolve('too-complex'))
  return promise.finally(() => {
    clearTimeout(clock)
    clearInterval(scale)
    return thread.terminate()
  })
}
