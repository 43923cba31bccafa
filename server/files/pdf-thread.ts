// The program of the thread that draws PDFs, one at a time; pdf.ts starts it. What fails ends it.
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import type { DrawnPdf, PdfJob, PdfMessage } from '#server/files/pdf.ts'
import { type Drawing, openPdf, readPage, TEXT_MAX, type Unreadable, writePdf } from '#server/files/pdf-pages.ts'
import { startPdfium } from '#server/files/pdfium.ts'

const QUALITY = 70
const program = workerData as WebAssembly.Module

parentPort?.on('message', async (job: PdfJob) => tell(await drawAnew(job)))
tell('ready')

function tell(message: PdfMessage) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window, but the thread that started this one
  parentPort?.postMessage(message)
}

/** Pixels and text alone come from where the file was read: another PDFium, which has seen nothing of it, writes the new one. */
async function drawAnew({ file, pagesMax }: PdfJob): Promise<DrawnPdf | Unreadable | 'long'> {
  const reader = await startPdfium(program)
  const opened = openPdf(reader, file)
  if (typeof opened === 'string') return opened
  if (opened.pages > pagesMax) return 'long'
  const pages: Parameters<typeof writePdf>[1] = []
  const texts: string[] = []
  for (let index = 0; index < opened.pages; index++) {
    const read = readPage(reader, opened, index)
    if (!read) return 'no-pdf'
    const { width, height } = read.drawing
    pages.push({ width, height, jpeg: await encode(read.drawing) })
    texts.push(read.text)
    tell('page')
  }
  return { bytes: writePdf(await startPdfium(program), pages), text: plain(texts.join('\n\n')).slice(0, TEXT_MAX) }
}

/** Without what no database or screen takes. */
const plain = (text: string) => text.toWellFormed().replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, '')

function encode({ columns, rows, pixels }: Drawing): Promise<Buffer> {
  const raw = { width: columns, height: rows, channels: 4 as const }
  return sharp(pixels, { raw }).removeAlpha().jpeg({ quality: QUALITY }).toBuffer()
}
