import { randomBytes } from 'node:crypto'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { chunk } from '#server/db/client.ts'
import { registeredFeatures } from '#server/define-feature.ts'
import { AppError } from '#server/errors.ts'
import { limitConcurrency } from '#server/http/concurrency.ts'
import type { PdfVerdict } from '#server/media/pdf-scan.ts'
import { MAX_PIXELS, MAX_SIDE } from '#server/media/schema.ts'
import { attachments } from '#server/media/store.ts'
import { checkPdf, toJpeg } from '#server/media/worker-pool.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MEGABYTE = 1024 * 1024
const NAME_BYTES = 16
/** A file is in memory as a whole. */
const takeTurn = limitConcurrency(4, 60)

/** A file that somebody attached, as it is stored: a PDF that was checked, or a picture that was encoded again. Its name is forgotten. */
export type CheckedFile = { kind: 'pdf' | 'jpeg'; bytes: Buffer }

const problems: Record<Exclude<PdfVerdict, 'fine'>, () => string> = {
  'no-pdf': m.apply_file_broken,
  encrypted: m.apply_file_encrypted,
  script: m.apply_file_script,
  action: m.apply_file_action,
  attachment: m.apply_file_attachment,
  'too-complex': m.apply_file_complex,
}

/**
 * Checks a file that somebody attaches; undefined where nothing was chosen. Throws BAD_REQUEST with a sentence for the field of a form, of
 * which each file may have `maxBytes`, whole megabytes.
 */
export async function checkAttachment(
  file: File | undefined,
  { field, maxBytes }: { field: string; maxBytes: number },
): Promise<CheckedFile | undefined> {
  const refuse = (sentence: string): never => {
    throw new AppError('BAD_REQUEST', sentence, { field })
  }
  if (!file || (file.size === 0 && file.name === '')) return undefined
  if (file.size === 0) return refuse(m.apply_file_empty())
  if (file.size > maxBytes) return refuse(m.apply_file_too_large({ megabytes: formatNumber(maxBytes / MEGABYTE) }))
  return takeTurn(async () => {
    const bytes = Buffer.from(await file.arrayBuffer())
    if (bytes.subarray(0, 1024).includes('%PDF-')) {
      const verdict = await checkPdf(bytes)
      return verdict === 'fine' ? { kind: 'pdf', bytes } : refuse(problems[verdict]())
    }
    const jpeg = await toJpeg(bytes)
    if (jpeg === 'no-picture') return refuse(m.apply_file_unknown())
    if (jpeg === 'too-large')
      return refuse(
        m.apply_file_pixels({ megapixels: formatNumber(MAX_PIXELS / 1_000_000), side: formatNumber(MAX_SIDE) }),
      )
    return { kind: 'jpeg', bytes: jpeg }
  })
}

/**
 * Stores a file and gives its random name. Before its row: without one it is swept, while a row without its file would stay. `at` is the
 * moment that the file tells, where its own one is nobody's business.
 */
export async function storeAttachment(bytes: Buffer, ending: 'pdf' | 'jpg' | 'bin', at?: Date): Promise<string> {
  const name = `${randomBytes(NAME_BYTES).toString('hex')}.${ending}`
  await attachments().put(name, bytes, at)
  return name
}

/** Deletes files that are older than a day and belong to no record, as a crash or a restored backup leaves them. */
export async function sweepAttachments(now = Date.now()): Promise<void> {
  const before = new Date(now - DAY_MS)
  const old = (await attachments().list()).filter(({ at }) => at < before).map(({ name }) => name)
  for (const names of chunk(old)) {
    const known = await Promise.all(registeredFeatures().map(({ findAttachments }) => findAttachments?.(names) ?? []))
    for (const name of names) if (!known.flat().includes(name)) await attachments().delete(name)
  }
  await attachments().tidy?.(before)
}
