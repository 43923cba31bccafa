import { Hono } from 'hono'
import { all } from '#server/features/enquiries/list.ts'
import { enquiriesFilter } from '#server/features/enquiries/schema.ts'
import { csvFile } from '#server/http/csv.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { middlewareFor } from '#server/http/require-staff.ts'

const COLUMNS = [
  'reference',
  'createdAt',
  'lastName',
  'email',
  'phone',
  'company',
  'companyName',
  'subject',
  'message',
  'state',
  'assignee',
  'readAt',
  'answeredAt',
  'handledAt',
  'handledBy',
]

/** The messages of a list as a CSV file; the address says of which, as that of the list does. */
export const enquiriesFile = new Hono<HonoEnv>().get('/', middlewareFor('enquiries'), c => {
  const { data: filter = {} } = enquiriesFilter.safeParse(c.req.query())
  return csvFile(c, 'enquiries', COLUMNS, all(c.get('user'), filter))
})
