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

/** What the thread tells: that one more page is drawn, and at last the result. */
export type PdfMessage = 'page' | DrawnPdf | Unreadable

let warm: Promise<Worker> | undefined

/**
 * Draws each page of a PDF as a picture and makes a new PDF of these: nothing else of the file remains, whatever it is. One at a time, in a
 * thread, so that the process can count meanwhile what it costs; `onPage` is called after each page. `too-large` where PDFium or its
 * memory fails. docs/decisions/0113 says why.
 */
export async function drawPdf(file: Uint8Array, onPage: () => void): Promise<DrawnPdf | Unreadable | 'too-large'> {
  const { promise, resolve } = Promise.withResolvers<DrawnPdf | Unreadable | 'too-large'>()
  const thread = await (warm ??= start())
  const fail = () => {
    warm = undefined
    resolve('too-large')
  }
  const receive = (message: PdfMessage) => (message === 'page' ? onPage() : resolve(message))
  thread.on('message', receive).once('error', fail).once('exit', fail)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window, but a thread of ours
  thread.postMessage(file)
  return promise.finally(() => thread.off('message', receive).off('error', fail).off('exit', fail))
}

async function start() {
  return new Worker(program, {
    workerData: await WebAssembly.compile(await readFile(wasm)),
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB, maxYoungGenerationSizeMb: 16 },
    stdout: true,
    stderr: true,
  })
}
