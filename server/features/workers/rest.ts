import { type Context, Hono } from 'hono'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'
import { findFile, openFound } from '#server/features/workers/document-files.ts'
import { openPaper } from '#server/features/workers/paper-work.ts'
import { requireSight } from '#server/features/workers/sight.ts'
import { sendAttachment } from '#server/http/attached-file.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { middlewareFor } from '#server/http/require-staff.ts'
import { fromOurPages } from '#server/http/same-site.ts'

/**
 * The files of workers, to be saved: from our own pages alone, since each look leaves a trace. Passport and NID need
 * the right `identities`.
 */
export const workerFiles = new Hono<HonoEnv>().get('/:id', fromOurPages, middlewareFor('workers'), async c => {
  const user = c.get('user')
  const found = await findFile(c.req.param('id'))
  if (found) requireSight(user, found.kind)
  return sendOpened(c, found && (await openFound(user, found)))
})

/** What workers have sent and waits for staff, to be saved likewise. */
export const paperFiles = new Hono<HonoEnv>().get('/:id', fromOurPages, middlewareFor('workers'), async c =>
  sendOpened(c, await openPaper(c.get('user'), c.req.param('id'))),
)

/** `undefined` is a file that was sealed with another key, `null` one that is not there. */
function sendOpened(c: Context, file: Parameters<typeof sendAttachment>[1] | null | undefined): Response {
  if (file === undefined) throw new AppError('CONFLICT', m.worker_locked())
  if (file === null) throw new AppError('NOT_FOUND', m.document_file_missing())
  return sendAttachment(c, file)
}
