import { read } from '#server/db/client.ts'
import { applicationsOf } from '#server/features/workers/applications.ts'
import { conditionOf } from '#server/features/workers/filter.ts'
import { passportOf } from '#server/features/workers/passport.ts'
import { Prisma } from '../../../../prisma/generated/sqlite/client.ts'

type Also = {
  /** Queries of ids: files that the search finds by what other features keep of them. */
  files: Prisma.Sql[]
  /** A query of telephones and keys of names: files of the same people. */
  people?: Prisma.Sql | undefined
}

/** As a query: the files that a search of people finds, with what their list is ordered by. */
export const foundFiles = (search: string, { files, people }: Also): Prisma.Sql => Prisma.sql`
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
export const peopleWithFiles = (): Prisma.Sql => Prisma.sql`
  SELECT "phone", "nameKey" FROM "Worker" WHERE "mergedIntoId" IS NULL`

/** What a list of people shows of these files, by their ids. */
export async function filesOfPeople(ids: string[]) {
  const [workers, applications] = await Promise.all([
    read.worker.findMany({ where: { id: { in: ids } } }),
    applicationsOf(ids),
  ])
  return new Map(
    workers.map(worker => {
      const { id, reference, name, nameBn, nameKey, phone, trade, district, passportExpiresOn, state, eraseAt } = worker
      const file = {
        id,
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
      return [id, { file, nameKey, applications: applications.get(id) ?? [] }] as const
    }),
  )
}
