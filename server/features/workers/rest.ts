import { Hono } from 'hono'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'
import { findFile, openFound } from '#server/features/workers/document-files.ts'
import { sendAttachment } from '#server/http/attached-file.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { middlewareFor } from '#server/http/require-staff.ts'
import { fromOurPages } from '#server/http/same-site.ts'
import { can } from '#server/permissions.ts'

/** The files of workers, to be saved: from our own pages alone, since each look leaves a trace. Passport and NID need the right `identities`. */
export const workerFiles = new Hono<HonoEnv>().get('/:id', fromOurPages, middlewareFor('workers'), async c => {
  const user = c.get('user')
  const found = await findFile(c.req.param('id'))
  if (found?.isSealedKind && !can(user, 'identities')) throw new AppError('FORBIDDEN', m.right_missing())
  const file = found && (await openFound(user, found))
  if (file === undefined) throw new AppError('CONFLICT', m.worker_locked())
  if (file === null) throw new AppError('NOT_FOUND', m.document_file_missing())
  return sendAttachment(c, file)
})
