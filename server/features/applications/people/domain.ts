import { read } from '#server/db/client.ts'
import { conditionOf } from '#server/features/applications/lists/filter.ts'
import { toRow } from '#server/features/applications/lists/list.ts'
import { namesOf, vacanciesOf } from '#server/features/applications/vacancy-names.ts'
import { Prisma } from '../../../../prisma/generated/sqlite/client.ts'

const SHOWN_MAX = 500 // applications of one page of people

/** By what applications of one person are told from those of others, where no file says whose they are. */
export type PersonKey = { phone: string; nameKey: string }

/** As a query: the applications that a search finds, each with its person’s key; with `isLoose` those that belong to no file. */
export const foundApplications = (search: string, { isLoose }: { isLoose: boolean }): Prisma.Sql => Prisma.sql`
  SELECT "id", "stateAt", "phone", "nameKey" FROM "Application" WHERE ${conditionOf({ search })}${isLoose ? LOOSE : Prisma.empty}`

const LOOSE = Prisma.sql` AND "workerId" IS NULL AND "id" NOT IN (
  SELECT "mergedIntoId" FROM "Application" WHERE "mergedIntoId" IS NOT NULL AND "workerId" IS NOT NULL)`

/** The applications of these people, the last change first. */
export async function applicationsOfPeople(people: PersonKey[], which: { isLoose: boolean }) {
  if (people.length === 0) return []
  const keys = people.map(({ phone, nameKey }) => Prisma.sql`("phone" = ${phone} AND "nameKey" = ${nameKey})`)
  const ids = await read.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM (${foundApplications('', which)}) AS "found" WHERE ${Prisma.join(keys, ' OR ')}
    ORDER BY "stateAt" DESC, "id" LIMIT ${SHOWN_MAX}`
  const rows = await read.application.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    orderBy: [{ stateAt: 'desc' }, { id: 'asc' }],
  })
  const names = namesOf(await vacanciesOf(rows))
  return rows.map(row => ({ ...toRow(row, names), nameKey: row.nameKey }))
}
