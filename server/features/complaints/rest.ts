import { Hono } from 'hono'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'
import { findFile } from '#server/features/complaints/files.ts'
import { sendAttachment } from '#server/http/attached-file.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { middlewareFor } from '#server/http/require-staff.ts'

const NAME_LENGTH = 6

/** The files of complaints, opened for officers, to be saved under names that say nothing. */
export const complaintFiles = new Hono<HonoEnv>().get('/:id', middlewareFor('complaints'), async c => {
  const id = c.req.param('id')
  const file = await findFile(id)
  if (!file) throw new AppError('NOT_FOUND', m.complaint_file_missing())
  const { kind, bytes } = file
  if (!bytes) throw new AppError('CONFLICT', m.complaint_locked())
  return sendAttachment(c, { kind, bytes, name: `document-${id.slice(0, NAME_LENGTH)}` })
})
