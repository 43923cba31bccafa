import { Hono } from 'hono'
import { today } from '#i18n/format.ts'
import { pathsOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { AppError } from '#server/errors.ts'
import { type Columns, listFile } from '#server/http/csv.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { middlewareFor } from '#server/http/require-staff.ts'
import type { Right } from '#server/permissions.ts'
import { fromOurPages } from '#server/http/same-site.ts'
import type { User } from '#server/http/user.ts'
import type { z } from '#i18n/zod.ts'

type PeopleFile<Row, Filter> = {
  /** The start of the file's name. */
  name: string
  /** Who may take it along. */
  right?: Right
  columns: () => Promise<Columns<Row>>
  /** What the query may say of which people, as that of the page does. */
  filter: z.ZodType<Filter>
  rows: (reader: User, filter: Filter) => AsyncIterable<Row>
  /** Writes into the activity log who takes them along; the first row is sent after it. */
  note: (by: Actor) => Promise<void>
}

/** Of a list of some days their first and last, for the name of its file. */
function daysOf(filter: { from?: unknown; to?: unknown }): string | undefined {
  const { from, to = from && today() } = filter
  return to ? [from, 'to', to].filter(Boolean).join('-') : undefined
}

/**
 * The route of a list of people as a CSV file, in the language of its path: for whoever may take such lists along, and from our own pages
 * alone, since it leaves a trace. What it does not understand of the query it refuses: else more people would be in it than were asked for.
 */
export function peopleFile<Row, Filter extends object>(
  path: string,
  { name, right = 'export', columns, filter, rows, note }: PeopleFile<Row, Filter>,
) {
  const file = new Hono<HonoEnv>().get('/', fromOurPages, middlewareFor(right), async c => {
    const user = c.get('user')
    const { data: which, error } = filter.safeParse(c.req.query())
    if (error) throw new AppError('BAD_REQUEST', error.issues[0]?.message ?? m.value_not_right())
    const shown = await columns()
    await note(user)
    return listFile(c, name, shown, rows(user, which), daysOf(which))
  })
  return Object.fromEntries(pathsOf(path).map(each => [each, file]))
}
