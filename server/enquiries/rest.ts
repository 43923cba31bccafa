import { Hono } from 'hono'
import { csvFile } from '#server/csv.ts'
import * as enquiries from '#server/enquiries/domain.ts'
import { staffOnly } from '#server/http/staffOnly.ts'

const COLUMNS = ['reference', 'createdAt', 'lastName', 'email', 'phone', 'company', 'message', 'readAt', 'handledAt']

/** All messages as a CSV file. */
export const enquiriesFile = new Hono().get('/', staffOnly, c => csvFile(c, 'enquiries', COLUMNS, enquiries.all()))
