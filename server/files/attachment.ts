import { randomBytes } from 'node:crypto'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { chunk } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { findNamed } from '#server/files/named.ts'
import { MAX_PIXELS, MAX_SIDE, PDF_PAGES_MAX } from '#server/files/schema.ts'
import { attachments } from '#server/files/store.ts'
import { drawPdf, toJpeg } from '#server/files/worker-pool.ts'
import { inMemory, type Kept, SentFile } from '#server/http/spool.ts'
import { patience, type Sender } from '#server/http/fair-turns.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MEGABYTE = 1024 * 1024
const NAME_BYTES = 16
const HEAD_BYTES = 1024

/**
 * What is stored of a file that somebody attached: a PDF that we have drawn, with the text that the file had, or a
 * picture that we have encoded. Its name is forgotten.
 */
export type CheckedFile = { kind: 'pdf' | 'jpeg'; kept: Kept; text?: string }

const pdfProblems = {
  'no-pdf': m.apply_file_broken,
  encrypted: m.apply_file_encrypted,
  'too-many-pages': () => m.apply_file_pages({ max: formatNumber(PDF_PAGES_MAX) }),
  'too-large': m.apply_file_complex,
}
const pictureProblems = {
  heic: m.apply_file_heic,
  animated: m.apply_file_animated,
  damaged: m.apply_file_damaged,
  'no-picture': m.apply_file_unknown,
  'too-large': () =>
    m.apply_file_pixels({ megapixels: formatNumber(MAX_PIXELS / 1_000_000), side: formatNumber(MAX_SIDE) }),
}

/**
 * Makes of a file that somebody attaches one of ours; undefined where nothing was chosen. Its sender waits for it
 * `until` a time of `performance.now()`, see fair-turns.ts. Throws BAD_REQUEST with a sentence for the field of a form,
 * of which each file may have `maxBytes`, whole megabytes, and SERVICE_UNAVAILABLE.
 */
export async function checkAttachment(
  file: File | undefined,
  { field, maxBytes, ...wait }: { field: string; maxBytes: number; sender: Sender; until?: number },
): Promise<CheckedFile | undefined> {
  const refuse = (sentence: string): never => {
    throw new AppError('BAD_REQUEST', sentence, { field })
  }
  if (!file || (file.size === 0 && file.name === '')) return undefined
  if (file.size === 0) return refuse(m.apply_file_empty())
  if (file.size > maxBytes) return refuse(m.apply_file_too_large({ megabytes: formatNumber(maxBytes / MEGABYTE) }))
  const keep = (bytes: Buffer) => (file instanceof SentFile ? file.keep(bytes) : inMemory(bytes))
  const toRead = { size: file.size, read: async () => Buffer.from(await file.arrayBuffer()) }
  const head = file instanceof SentFile ? file.head : Buffer.from(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (head.includes('%PDF-')) {
    const pdf = await drawPdf(toRead, wait)
    return typeof pdf === 'string'
      ? refuse(pdfProblems[pdf]())
      : { kind: 'pdf', kept: await keep(Buffer.from(pdf.bytes)), text: pdf.text }
  }
  const jpeg = await toJpeg(toRead, wait)
  return typeof jpeg === 'string' ? refuse(pictureProblems[jpeg]()) : { kind: 'jpeg', kept: await keep(jpeg) }
}

/** The same of the field `files`, one after the other, which may have `max` of them: `tooMany` says so. */
export async function checkAttachments(
  files: File[],
  {
    max,
    tooMany,
    ...bounds
  }: { max: number; tooMany: (words: { max: string }) => string; maxBytes: number; sender: Sender },
): Promise<CheckedFile[]> {
  const chosen = files.filter(({ size, name }) => size > 0 || name !== '')
  if (chosen.length > max) throw new AppError('BAD_REQUEST', tooMany({ max: formatNumber(max) }), { field: 'files' })
  const checked: CheckedFile[] = []
  const until = patience()
  for (const file of chosen) {
    const one = await checkAttachment(file, { field: 'files', until, ...bounds })
    if (one) checked.push(one)
  }
  return checked
}

/**
 * Stores a file and gives its random name. Before its row, in `namingFiles`: without one it is swept, while a row
 * without its file would stay.
 * `at` is the moment that the file tells, where its own one is nobody's business.
 */
export async function storeAttachment(bytes: Buffer, ending: 'pdf' | 'jpg' | 'bin', at?: Date): Promise<string> {
  const name = `${randomBytes(NAME_BYTES).toString('hex')}.${ending}`
  await attachments().put(name, bytes, at)
  return name
}

/** Deletes files that are older than a day and that no row names, as a crash or a restored backup leaves them. */
export async function sweepAttachments(now = Date.now()): Promise<void> {
  const before = new Date(now - DAY_MS)
  const old = (await attachments().list()).filter(({ at }) => at < before).map(({ name }) => name)
  for (const names of chunk(old)) {
    const named = await findNamed(names)
    for (const name of names) if (!named.has(name)) await attachments().delete(name)
  }
  await attachments().tidy?.(before)
}
