import { Hono } from 'hono'
import { pathForLocale } from '#i18n/locale.ts'
import { locales } from '#i18n/paraglide/runtime.js'
import type { Actor } from '#server/actor.ts'
import { type Columns, listFile } from '#server/http/csv.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { middlewareFor } from '#server/http/require-staff.ts'
import { fromOurPages } from '#server/http/same-site.ts'
import type { User } from '#server/http/user.ts'

type PeopleFile<Row> = {
  /** The start of the file's name. */
  name: string
  columns: () => Promise<Columns<Row>>
  /** The people of the list that the query names, as that of its page does. */
  rows: (reader: User, query: Record<string, string>) => AsyncIterable<Row>
  /** Writes into the activity log who takes them along; the first row is sent after it. */
  note: (by: Actor) => Promise<void>
}

/**
 * The route of a list of people as a CSV file, in the language of its path: for whoever may take such lists along, and from our own pages
 * alone, since it leaves a trace.
 */
export function peopleFile<Row>(path: string, { name, columns, rows, note }: PeopleFile<Row>) {
  const file = new Hono<HonoEnv>().get('/', fromOurPages, middlewareFor('export'), async c => {
    const user = c.get('user')
    const shown = await columns()
    await note(user)
    return listFile(c, name, shown, rows(user, c.req.query()))
  })
  return Object.fromEntries(locales.map(locale => [pathForLocale(locale, path), file]))
}
