import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Unreadable } from '#server/files/pdf-pages.ts'

const isSource = import.meta.filename.endsWith('.ts')
const program = isSource ? join(import.meta.dirname, 'pdf-thread.ts') : './dist/server/pdf-thread.js'
const wasm = isSource
  ? join(import.meta.dirname, '../../node_modules/@embedpdf/pdfium/dist/pdfium.wasm')
  : 'dist/server/pdfium.wasm'
const HEAP_MAX_MB = 64

/** A PDF of ours that shows what another one shows, and the text that one had. */
export type DrawnPdf = { bytes: Uint8Array; text: string }

/** A PDF to draw; one of more than `pagesMax` pages is `long`. */
export type PdfJob = { file: Uint8Array; pagesMax: number }
/** What the thread tells: that it has started, that one more page is drawn, and at last the result. */
export type PdfMessage = 'ready' | 'page' | DrawnPdf | Unreadable | 'long'
/** What comes of it; `unfinished` after `stopDrawing`, `too-large` where PDFium or its memory fails. */
export type PdfResult = Exclude<PdfMessage, 'ready' | 'page'> | 'too-large' | 'unfinished'

let compiled: Promise<WebAssembly.Module> | undefined
let warm: Promise<Worker> | undefined
let stop = () => {}

/**
 * Draws each page of a PDF as a picture and makes a new PDF of these: nothing else of the file remains, whatever it is. One at a time, in a
 * thread, so that the process can count meanwhile what it costs; `onBegin` is called before that, `onPage` after each page.
 * docs/decisions/0113 says why.
 */
export async function drawPdf(
  job: PdfJob,
  { onBegin, onPage }: { onBegin: () => void; onPage: () => void },
): Promise<PdfResult> {
  const { promise, resolve } = Promise.withResolvers<PdfResult>()
  const thread = await (warm ?? begin())
  onBegin()
  // an end is told once the memory of the thread is free: what is left says whether this process can go on
  const fail = () => {
    void begin()
    resolve('too-large')
  }
  const receive = (message: PdfMessage) => {
    if (message === 'page') onPage()
    else if (message !== 'ready') resolve(message)
  }
  stop = () => {
    stop = () => {}
    thread.off('exit', fail)
    void begin()
    void thread.terminate().then(() => resolve('unfinished'))
  }
  thread.on('message', receive).once('exit', fail)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window, but a thread of ours
  thread.postMessage(job)
  return promise.finally(() => {
    stop = () => {}
    thread.off('message', receive).off('exit', fail)
  })
}

/** Ends the drawing that goes on, if one does. */
export const stopDrawing = (): void => stop()

/** Starts a thread, for the next PDF unless it ends before that comes. */
function begin(): Promise<Worker> {
  const begun = start()
  warm = begun
  void begun.then(thread =>
    thread.once('exit', () => {
      if (warm === begun) warm = undefined
    }),
  )
  return begun
}

async function start() {
  compiled ??= readFile(wasm).then(bytes => WebAssembly.compile(bytes))
  const thread = new Worker(program, {
    workerData: await compiled,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB, maxYoungGenerationSizeMb: 16 },
    stdout: true,
    stderr: true,
  })
  await once(thread, 'message') // that it is ready
  thread.on('error', () => {}) // its exit follows
  return thread
}
