import { Hono, type Context } from 'hono'
import { pathsOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { everything } from '#server/features/workers/print/everything.ts'
import { make } from '#server/features/workers/print/domain.ts'
import { EVERYTHING, PRINT_KINDS, type PrintKind } from '#server/features/workers/print/kinds.shared.ts'
import { printed } from '#server/features/workers/print/schema.ts'
import { savedAs } from '#server/http/attached-file.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { middlewareFor } from '#server/http/require-staff.ts'
import { fromOurPages } from '#server/http/same-site.ts'
import { toPrintPage } from '#server/print/page.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const NO_STORE = { 'cache-control': 'private, no-store' }
const FILE = new RegExp(`^(${PRINT_KINDS.join('|')})\\.(html|docx)$`)
const EVERYTHING_FILE = new RegExp(`^${EVERYTHING}\\.(html|json)$`)

/**
 * Documents with sealed numbers, to print and for Word, and everything that is kept about one person: from our own pages alone, since each
 * making leaves a trace.
 */
const print = new Hono<HonoEnv>().get('/:file', fromOurPages, middlewareFor('identities'), async c => {
  const file = c.req.param('file')
  const chosen = printed.safeParse({
    ...(c.req.query('worker') && { worker: c.req.query('worker') }),
    applications: c.req.query('applications')?.split(',').filter(Boolean),
  })
  if (!chosen.success) return c.text('Not Found', 404)
  const [, kind, ending] = FILE.exec(file) ?? []
  if (kind) {
    const { document, fileName } = await make(c.get('user'), kind as PrintKind, chosen.data)
    if (ending === 'html')
      return c.html(toPrintPage(document, sameAs(c, `${kind}.docx`, m.print_word())), 200, NO_STORE)
    const { toDocx } = await import('#server/print/docx.ts') // a large library, for few requests
    const bytes = new Uint8Array(await toDocx(document))
    return c.body(bytes, 200, { 'content-type': WORD, ...savedAs(`${fileName}.docx`), ...NO_STORE })
  }
  const [, form] = EVERYTHING_FILE.exec(file) ?? []
  if (!form || !chosen.data.worker) return c.text('Not Found', 404)
  const { document, data, fileName } = await everything(c.get('user'), chosen.data.worker)
  if (form === 'html')
    return c.html(toPrintPage(document, sameAs(c, `${EVERYTHING}.json`, m.print_json())), 200, NO_STORE)
  return c.body(JSON.stringify(data, undefined, 2), 200, {
    'content-type': 'application/json; charset=utf-8',
    ...savedAs(`${fileName}.json`),
    ...NO_STORE,
  })
})

/** The same people in another file. */
const sameAs = (c: Context, file: string, label: string) => ({ href: file + new URL(c.req.url).search, label })

export const printRoutes: Record<string, Hono<HonoEnv>> = Object.fromEntries(
  pathsOf('/admin/workers/print').map(path => [path, print]),
)
