import type { Context } from 'hono'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { agencyVersion } from '#server/agency.ts'
import { type DocumentKind, DOCUMENT_KINDS } from '#server/features/demands/documents/kinds.shared.ts'
import { specimen } from '#server/features/demands/documents/specimens.ts'
import type { Subject } from '#server/features/vacancies/domain.ts'
import { perServer } from '#server/lifecycle.ts'
import { toPrintPage } from '#server/print/page.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A document's file: `demand-letter.html` to print, `demand-letter.docx` for Word. */
const FILE = new RegExp(`^(${DOCUMENT_KINDS.join('|')})\\.(html|docx)$`)

/** Empty Word files are the same for everybody until the facts of the agency change. */
const emptyFiles = perServer(() => new Map<string, { version: number; bytes: Promise<Buffer> }>())

/** Answers with the document that `:file` of the path names; one for a demand is filled, and kept nowhere. */
export async function sendDocument(c: Context, subject?: Subject): Promise<Response> {
  const [, kind, ending] = (FILE.exec(c.req.param('file') ?? '') ?? []) as unknown as [string, DocumentKind?, string?]
  if (!kind) return c.text('Not Found', 404)
  c.header('cache-control', subject ? 'private, no-store' : 'public, max-age=3600')
  if (ending === 'html')
    return c.html(toPrintPage(specimen(kind, subject), { href: `${kind}.docx`, label: m.document_word() }))
  const name = [kind, 'specimen', subject?.reference].filter(Boolean).join('-')
  return c.body(new Uint8Array(await (subject ? toWord(kind, subject) : emptyWord(kind))), 200, {
    'content-type': WORD,
    'content-disposition': `attachment; filename="${name}.docx"`,
  })
}

async function toWord(kind: DocumentKind, subject?: Subject) {
  const { toDocx } = await import('#server/print/docx.ts') // a large library, for few requests
  return toDocx(specimen(kind, subject))
}

function emptyWord(kind: DocumentKind) {
  const key = `${kind} ${getLocale()}`
  const version = agencyVersion()
  const found = emptyFiles().get(key)
  if (found?.version === version) return found.bytes
  const bytes = toWord(kind)
  emptyFiles().set(key, { version, bytes })
  return bytes
}
