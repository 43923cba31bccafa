import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { formatNumber, pathsOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { read, write } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { sendDocument } from '#server/features/demands/documents/respond.ts'
import { findSubject, toSubject } from '#server/features/demands/documents/subject.ts'
import { requireShown } from '#server/features/demands/status.ts'
import { sendAttachment } from '#server/http/attached-file.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { middlewareFor } from '#server/http/require-staff.ts'
import { fromOurPages } from '#server/http/same-site.ts'
import { attachments } from '#server/files/store.ts'

/** Empty documents, for everybody. */
const specimens = new Hono<HonoEnv>().get('/:file', c => sendDocument(c))

/** The documents of a demand, filled, for staff: from our own pages alone, since each making leaves a trace. */
const documents = new Hono<HonoEnv>().get('/:id/:file', fromOurPages, middlewareFor('demands'), async c => {
  const { id: subjectId, file } = c.req.param()
  const subject = await findSubject(subjectId)
  if (!subject) throw new AppError('NOT_FOUND', m.demand_missing())
  const answer = await sendDocument(c, subject)
  const trace = { subjectId, subject: subject.reference ?? '', detail: file.replace(/\.\w+$/, '') }
  if (answer.ok) await write(transaction => record(transaction, c.get('user'), 'demand-printed', trace))
  return answer
})

/** The same for the employer whose demand this browser is shown. */
const ownDocuments = new Hono<HonoEnv>().get('/:file', async c =>
  sendDocument(c, toSubject(await requireShown({ cookie: name => getCookie(c, name) }))),
)

const inOrder = {
  orderBy: [{ createdAt: 'asc' as const }, { id: 'asc' as const }],
  select: { id: true as const },
}

/** What came with a demand, to be saved. */
const files = new Hono<HonoEnv>().get('/:id', middlewareFor('demands'), async c => {
  const file = await read.demandFile.findUnique({
    where: { id: c.req.param('id') },
    select: { id: true, kind: true, storedName: true, demand: { select: { reference: true, files: inOrder } } },
  })
  const bytes = file && (await attachments().get(file.storedName))
  if (!bytes) throw new AppError('NOT_FOUND', m.application_file_missing())
  const { reference, files: all } = file.demand
  const n = formatNumber(all.findIndex(({ id }) => id === file.id) + 1)
  return sendAttachment(c, { kind: file.kind, bytes, name: m.demand_file_name({ reference, n }) })
})

export const demandsRoutes: Record<string, Hono<HonoEnv>> = {
  '/admin/demands/files': files,
  ...Object.fromEntries(
    (
      [
        ['/hire-workers/specimens', specimens],
        ['/demand-status/documents', ownDocuments],
        ['/admin/demands/documents', documents],
      ] as const
    ).flatMap(([path, routes]) => pathsOf(path).map(each => [each, routes])),
  ),
}
