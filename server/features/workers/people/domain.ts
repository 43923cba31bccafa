import { read } from '#server/db/client.ts'
import { applicationsOf } from '#server/features/workers/applications.ts'
import type { PeopleFiles, PersonFile } from '#server/features/people/contributions.ts'
import { conditionOf } from '#server/features/workers/filter.ts'
import { passportOf } from '#server/features/workers/passport.ts'
import { Prisma } from '../../../../prisma/generated/sqlite/client.ts'

/** As a query: the files that a search of people finds, with what their list is ordered by. */
const foundFiles = (search: string, { files, people }: Parameters<PeopleFiles['found']>[1]): Prisma.Sql => Prisma.sql`
  SELECT 'file' AS "kind", "id", "changedAt" AS "at", "phone", "nameKey" FROM "Worker" WHERE ${Prisma.join(
    [
      Prisma.sql`(${conditionOf({ search })})`,
      ...files.map(
        ids => Prisma.sql`"id" IN (SELECT COALESCE("mergedIntoId", "id") FROM "Worker" WHERE "id" IN (${ids}))`,
      ),
      ...(people ? [Prisma.sql`("mergedIntoId" IS NULL AND ("phone", "nameKey") IN (${people}))`] : []),
    ],
    ' OR ',
  )}`

/** As a query: the telephone and the key of the name of everybody who has a file. */
const peopleWithFiles = (): Prisma.Sql => Prisma.sql`
  SELECT "phone", "nameKey" FROM "Worker" WHERE "mergedIntoId" IS NULL`

/** What a list of people shows of these files, by their ids. */
async function filesOfPeople(ids: string[]) {
  const [workers, applications] = await Promise.all([
    read.worker.findMany({ where: { id: { in: ids } } }),
    applicationsOf(ids),
  ])
  return new Map(
    workers.map(worker => {
      const { id, reference, name, nameBn, phone, trade, district, passportExpiresOn, state, eraseAt } = worker
      const file: PersonFile = {
        id,
        page: `/admin/workers/${id}`,
        reference,
        name,
        nameBn,
        phone,
        trade,
        district,
        passportState: passportOf(worker),
        passportExpiresOn,
        isArchived: state === 'archived',
        eraseAt: eraseAt?.toISOString(),
      }
      return [id, { file, applications: applications.get(id) ?? [] }] as const
    }),
  )
}

/** Files in the list of people. */
export const peopleFiles: PeopleFiles = {
  right: 'workers',
  found: foundFiles,
  keys: peopleWithFiles,
  of: filesOfPeople,
}
