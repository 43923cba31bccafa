import { Hono } from 'hono'
import type { Actor } from '#server/actor.ts'
import { read, write } from '#server/db/client.ts'
import { record } from '#server/features/activity/domain.ts'
import { all, type Application } from '#server/features/applications/list.ts'
import { applicationsFilter } from '#server/features/applications/work-schema.ts'
import { csvFile, csvText } from '#server/http/csv.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { fromOurPages } from '#server/http/same-site.ts'
import { middlewareFor } from '#server/http/require-staff.ts'

const COLUMNS = [
  'reference',
  'createdAt',
  'state',
  'stateAt',
  'jobTitle',
  'name',
  'phone',
  'email',
  'district',
  'trade',
  'years',
  'hasPassport',
  'registered',
  'message',
  'source',
  'language',
  'testResult',
  'deleteAfter',
] as const satisfies (keyof Application)[]

/** The applications of a list as a CSV file; the address says of which, as that of the list does. */
export const applicationsFile = new Hono<HonoEnv>().get(
  '/',
  fromOurPages,
  middlewareFor('applications-export'),
  async c => {
    const { data: filter = {} } = applicationsFilter.safeParse(c.req.query())
    await note(c.get('user'))
    return csvFile(c, 'applications', COLUMNS, all(filter))
  },
)

/** Selected applications as lines of a CSV file, the first part with the names of the columns. */
export async function exportSelected(
  by: Actor,
  { ids, isFirst }: { ids: string[]; isFirst: boolean },
): Promise<string> {
  const rows = await read.application.findMany({
    where: { id: { in: ids }, mergedIntoId: null },
    orderBy: { createdAt: 'asc' },
  })
  if (isFirst) await note(by)
  return csvText(COLUMNS, rows, isFirst)
}

const note = (by: Actor) => write(transaction => record(transaction, by, 'applications-exported'))
