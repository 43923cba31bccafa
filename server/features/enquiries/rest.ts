import { Hono } from 'hono'
import { csvFile } from '#server/http/csv.ts'
import * as enquiries from '#server/features/enquiries/domain.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { staffMiddleware } from '#server/http/require-staff.ts'

const COLUMNS = ['reference', 'createdAt', 'lastName', 'email', 'phone', 'company', 'message', 'readAt', 'handledAt']

/** All messages as a CSV file. */
export const enquiriesFile = new Hono<HonoEnv>().get('/', staffMiddleware, c =>
  csvFile(c, 'enquiries', COLUMNS, enquiries.all()),
)
