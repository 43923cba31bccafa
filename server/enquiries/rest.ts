import { stringify } from 'csv-stringify'
import { Hono } from 'hono'
import { Readable } from 'node:stream'
import * as enquiries from '#server/enquiries/domain.ts'
import { staffOnly } from '#server/http/staffOnly.ts'

/** A cell that begins so would be run as a formula by a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/

/** All messages as a CSV file that spreadsheets open in the right alphabet. */
export const enquiriesFile = new Hono().get('/', staffOnly, c => {
  const columns = ['reference', 'createdAt', 'lastName', 'email', 'company', 'message', 'readAt', 'handledAt']
  const rows = Readable.from(enquiries.all()).pipe(stringify({
    header: true, bom: true, columns,
    cast: { date: value => value.toISOString(), string: value => (FORMULA.test(value) ? `'${value}` : value) },
  }))
  return c.body(Readable.toWeb(rows) as ReadableStream, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="enquiries-${new Date().toISOString().slice(0, 10)}.csv"`,
    'cache-control': 'no-store',
  })
})
