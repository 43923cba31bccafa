import { randomBytes } from 'node:crypto'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { chunk } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { findNamed } from '#server/files/named.ts'
import { MAX_PIXELS, MAX_SIDE, PDF_PAGES_MAX } from '#server/files/schema.ts'
import { attachments } from '#server/files/store.ts'
import { drawPdf, toJpeg } from '#server/files/worker-pool.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MEGABYTE = 1024 * 1024
const NAME_BYTES = 16
/** A file is in memory as a whole while its sender waits for a turn: of all senders so many, but whoever has none waiting gets a place. */
const WAITING_MAX = 100
const RETRY_AFTER_S = 5
const waiting = new Map<string, number>()

/** What is stored of a file that somebody attached: a PDF that we have drawn, with the text that the file had, or a picture that we have encoded. Its name is forgotten. */
export type CheckedFile = { kind: 'pdf' | 'jpeg'; bytes: Buffer; text?: string }

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
 * Makes of a file that somebody attaches one of ours; undefined where nothing was chosen. `sender` is who waits for it, see turns.ts. Throws
 * BAD_REQUEST with a sentence for the field of a form, of which each file may have `maxBytes`, whole megabytes.
 */
export async function checkAttachment(
  file: File | undefined,
  { field, maxBytes, sender }: { field: string; maxBytes: number; sender: string },
): Promise<CheckedFile | undefined> {
  const refuse = (sentence: string): never => {
    throw new AppError('BAD_REQUEST', sentence, { field })
  }
  if (!file || (file.size === 0 && file.name === '')) return undefined
  if (file.size === 0) return refuse(m.apply_file_empty())
  if (file.size > maxBytes) return refuse(m.apply_file_too_large({ megabytes: formatNumber(maxBytes / MEGABYTE) }))
  return inPlace(sender, async () => {
    const bytes = Buffer.from(await file.arrayBuffer())
    if (bytes.subarray(0, 1024).includes('%PDF-')) {
      const pdf = await drawPdf(bytes, sender)
      return typeof pdf === 'string'
        ? refuse(pdfProblems[pdf]())
        : { kind: 'pdf', bytes: Buffer.from(pdf.bytes), text: pdf.text }
    }
    const jpeg = await toJpeg(bytes, sender)
    return typeof jpeg === 'string' ? refuse(pictureProblems[jpeg]()) : { kind: 'jpeg', bytes: jpeg }
  })
}

async function inPlace<T>(sender: string, work: () => Promise<T>): Promise<T> {
  const own = waiting.get(sender) ?? 0
  const all = [...waiting.values()].reduce((sum, count) => sum + count, 0)
  if (own > 0 && all >= WAITING_MAX)
    throw new AppError('SERVICE_UNAVAILABLE', m.files_busy(), { retryAfter: RETRY_AFTER_S })
  waiting.set(sender, own + 1)
  try {
    return await work()
  } finally {
    const left = waiting.get(sender)! - 1
    if (left > 0) waiting.set(sender, left)
    else waiting.delete(sender)
  }
}

/** The same of the field `files`, one after the other, which may have `max` of them: `tooMany` says so. */
export async function checkAttachments(
  files: File[],
  {
    max,
    tooMany,
    ...bounds
  }: { max: number; tooMany: (words: { max: string }) => string; maxBytes: number; sender: string },
): Promise<CheckedFile[]> {
  const chosen = files.filter(({ size, name }) => size > 0 || name !== '')
  if (chosen.length > max) throw new AppError('BAD_REQUEST', tooMany({ max: formatNumber(max) }), { field: 'files' })
  const checked: CheckedFile[] = []
  for (const file of chosen) {
    const one = await checkAttachment(file, { field: 'files', ...bounds })
    if (one) checked.push(one)
  }
  return checked
}

/**
 * Stores a file and gives its random name. Before its row, in `namingFiles`: without one it is swept, while a row without its file would stay.
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
