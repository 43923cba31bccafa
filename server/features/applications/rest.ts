import { Hono } from 'hono'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'
import { findFile } from '#server/features/applications/files.ts'
import { sendAttachment } from '#server/http/attached-file.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { middlewareFor } from '#server/http/require-staff.ts'

/** The files of applicants, to be saved. */
export const applicationFiles = new Hono<HonoEnv>().get('/:id', middlewareFor('applications'), async c => {
  const file = await findFile(c.req.param('id'))
  if (!file) throw new AppError('NOT_FOUND', m.application_file_missing())
  return sendAttachment(c, file)
})
