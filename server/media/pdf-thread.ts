// The program of the thread that opens one PDF; pdf.ts starts and limits it.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs' // so that PDF.js runs here and starts nothing
import { parentPort, workerData } from 'node:worker_threads'
import { getDocument, PasswordException, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfMessage } from '#server/media/pdf.ts'
import { type PdfVerdict, scanPdf } from '#server/media/pdf-scan.ts'

const PAGES_MAX = 40

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window, but the thread that started this one
const send = (message: PdfMessage) => parentPort?.postMessage(message)

send('ready')
send(await check(workerData as Uint8Array))

async function check(file: Uint8Array): Promise<PdfVerdict> {
  const found = scanPdf(Buffer.from(file))
  if (found === 'encrypted' || found === 'too-complex') return found
  try {
    const document = await getDocument({
      data: new Uint8Array(file),
      verbosity: VerbosityLevel.ERRORS,
      stopAtErrors: true,
    }).promise
    return found ?? (await inspect(document))
  } catch (error) {
    return error instanceof PasswordException ? 'encrypted' : 'no-pdf'
  }
}

async function inspect(document: PDFDocumentProxy): Promise<PdfVerdict> {
  if (document.numPages > PAGES_MAX) return 'too-complex'
  const { info } = (await document.getMetadata()) as {
    info: { EncryptFilterName: string | null; IsXFAPresent: boolean }
  }
  if (info.EncryptFilterName) return 'encrypted'
  if (info.IsXFAPresent || (await document.hasJSActions()) || (await document.getJSActions())) return 'script'
  if (await document.getAttachments()) return 'attachment'
  for (let n = 1; n <= document.numPages; n++) {
    const page = await document.getPage(n)
    if (await page.getJSActions()) return 'script'
    for (const { subtype, actions, unsafeUrl, url } of await page.getAnnotations({ intent: 'any' })) {
      if (actions) return 'script'
      if (subtype === 'FileAttachment') return 'attachment'
      if (unsafeUrl && !url) return 'action' // a link to a file, or with a scheme that browsers do not open
    }
    page.cleanup()
  }
  return 'fine'
}
