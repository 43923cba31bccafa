import { PDF_PAGES_MAX } from '#server/files/schema.ts'
import type { Pdfium } from '#server/files/pdfium.ts'

const PIXELS_MAX = 2_200_000 // of a page: A4 at 150 dots an inch
const DOTS_MAX = 300 / 72 // a point: small pages, such as cards, have finer print
const SIDE_MAX = 12_000 // pixels
export const TEXT_MAX = 20_000 // characters

// of PDFium’s public headers
const WITH_ANNOTATIONS = 0x01
const RED_FIRST = 0x10
const FOUR_BYTES = 3
const WHITE = 0xff_ff_ff_ff
const PASSWORD_NEEDED = 4

/** A page as it looks: its size in points, and four bytes for each pixel, of which the last says nothing. */
export type Drawing = { width: number; height: number; columns: number; rows: number; pixels: Buffer }
/** Why nothing is drawn of a file. */
export type Unreadable = 'no-pdf' | 'encrypted' | 'too-many-pages'

/** A document that PDFium has opened, with its number of pages; or why it is not opened. */
export function openPdf(
  pdfium: Pdfium,
  file: Uint8Array,
): { document: number; form: number; pages: number } | Unreadable {
  const document = pdfium.FPDF_LoadMemDocument(pdfium.give(file), file.length, '')
  if (!document) return pdfium.FPDF_GetLastError() === PASSWORD_NEEDED ? 'encrypted' : 'no-pdf'
  const pages = pdfium.FPDF_GetPageCount(document)
  if (pages < 1) return 'no-pdf'
  if (pages > PDF_PAGES_MAX) return 'too-many-pages'
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(document, pdfium.PDFiumExt_OpenFormFillInfo())
  if (form) pdfium.FPDF_SetFormFieldHighlightAlpha(form, 0)
  return { document, form, pages }
}

/** One page as somebody sees it, with what was filled into its fields, and its text. Undefined where it is damaged. */
export function readPage(
  pdfium: Pdfium,
  { document, form }: { document: number; form: number },
  index: number,
): { drawing: Drawing; text: string } | undefined {
  const page = pdfium.FPDF_LoadPage(document, index)
  if (!page) return undefined
  const read = { drawing: draw(pdfium, form, page), text: textOf(pdfium, page) }
  pdfium.FPDF_ClosePage(page)
  return read
}

function draw(pdfium: Pdfium, form: number, page: number): Drawing {
  const width = pdfium.FPDF_GetPageWidthF(page)
  const height = pdfium.FPDF_GetPageHeightF(page)
  const scale = Math.min(DOTS_MAX, Math.sqrt(PIXELS_MAX / (width * height)), SIDE_MAX / Math.max(width, height))
  const columns = Math.max(1, Math.round(width * scale))
  const rows = Math.max(1, Math.round(height * scale))
  const bitmap = pdfium.FPDFBitmap_CreateEx(columns, rows, FOUR_BYTES, 0, 0)
  if (!bitmap) throw new Error('A page needs more memory than it may have')
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, columns, rows, WHITE)
  const look = [bitmap, page, 0, 0, columns, rows, 0, WITH_ANNOTATIONS | RED_FIRST] as const
  pdfium.FPDF_RenderPageBitmap(...look)
  if (form) pdfium.FPDF_FFLDraw(form, ...look)
  const pixels = pdfium.take(pdfium.FPDFBitmap_GetBuffer(bitmap), columns * rows * 4)
  pdfium.FPDFBitmap_Destroy(bitmap)
  return { width, height, columns, rows, pixels }
}

function textOf(pdfium: Pdfium, page: number): string {
  const text = pdfium.FPDFText_LoadPage(page)
  if (!text) return ''
  const length = Math.min(pdfium.FPDFText_CountChars(text), TEXT_MAX)
  const place = pdfium.give(new Uint8Array((length + 1) * 2))
  const units = length > 0 ? pdfium.FPDFText_GetText(text, 0, length, place) - 1 : 0 // the last one ends it
  const read = pdfium.take(place, Math.max(0, units) * 2).toString('utf16le')
  pdfium.pdfium.wasmExports.free(place)
  pdfium.FPDFText_ClosePage(text)
  return read
}

/** A PDF of nothing but these pages, each a JPEG that fills it. Throws where one does not fit. */
export function writePdf(pdfium: Pdfium, pages: { width: number; height: number; jpeg: Buffer }[]): Buffer {
  const document = pdfium.FPDF_CreateNewDocument()
  for (const [index, { width, height, jpeg }] of pages.entries()) {
    const page = pdfium.FPDFPage_New(document, index, width, height)
    const picture = pdfium.FPDFPageObj_NewImageObj(document)
    const place = pdfium.give(jpeg)
    if (!pdfium.EPDFImageObj_SetJpeg(0, 0, picture, place, jpeg.length)) throw new Error('A page cannot be written')
    pdfium.pdfium.wasmExports.free(place)
    pdfium.FPDFImageObj_SetMatrix(picture, width, 0, 0, height, 0, 0)
    pdfium.FPDFPage_InsertObject(page, picture)
    pdfium.FPDFPage_GenerateContent(page)
    pdfium.FPDF_ClosePage(page)
  }
  const writer = pdfium.PDFiumExt_OpenFileWriter()
  pdfium.PDFiumExt_SaveAsCopy(document, writer)
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer)
  const place = pdfium.give(new Uint8Array(size))
  pdfium.PDFiumExt_GetFileWriterData(writer, place, size)
  return pdfium.take(place, size)
}
