import { chunk, type Reader, type Writer } from '#server/db/client.ts'
import { type Application, Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** Has an application belong to the file of a worker, or to none. */
export async function setFile(transaction: Writer, id: string, workerId: string | null): Promise<void> {
  await transaction.application.update({ where: { id }, data: { workerId, homeId: null } })
}

/** Has the applications of files that go belong to none. */
export async function leaveFiles(transaction: Writer, workerIds: string[]): Promise<void> {
  await transaction.application.updateMany({
    where: { workerId: { in: workerIds } },
    data: { workerId: null, homeId: null },
  })
}

/** Has the applications of a file shown by the one that it is merged into, and notes where they came from. */
export async function bringApplications(transaction: Writer, from: string, to: string): Promise<void> {
  await transaction.application.updateMany({ where: { workerId: from, homeId: null }, data: { homeId: from } })
  await transaction.application.updateMany({ where: { workerId: from }, data: { workerId: to } })
}

type Back = { from: string; to: string; homes: string[] }

/** Has the applications that came from these files shown by one of them again. */
export async function giveApplicationsBack(transaction: Writer, { from, to, homes }: Back): Promise<void> {
  const came = { workerId: from, homeId: { in: homes } }
  await transaction.application.updateMany({ where: came, data: { workerId: to } })
  await transaction.application.updateMany({ where: { workerId: to, homeId: to }, data: { homeId: null } })
}

/** The applications that a file shows and that came from these, and the references of others with which they were made one. */
export async function findApplicationsFrom(database: Reader, { from, homes }: Omit<Back, 'to'>) {
  const came = await database.application.findMany({ where: { workerId: from, homeId: { in: homes } } })
  const roots = came.map(({ id, mergedIntoId }) => mergedIntoId ?? id)
  const joined = await database.application.findMany({
    where: {
      OR: [{ id: { in: roots } }, { mergedIntoId: { in: roots } }],
      id: { notIn: came.map(({ id }) => id) },
      workerId: { not: null },
    },
    select: { reference: true },
  })
  return { ids: came.map(({ id }) => id), joined: joined.map(({ reference }) => reference) }
}

/** Applications of files and of persons stand with the last change first. */
const orderBy: Prisma.ApplicationOrderByWithRelationInput[] = [{ stateAt: 'desc' }, { id: 'asc' }]

/** The applications with these ids, of those that are there. */
export const findApplications = (database: Reader, ids: string[]): Promise<Application[]> =>
  database.application.findMany({ where: { id: { in: ids } }, orderBy })

/** The applications that belong to these files, among them those that were merged into another one. */
export const applicationsOfFiles = (database: Reader, workerIds: string[]): Promise<Application[]> =>
  database.application.findMany({ where: { workerId: { in: workerIds } }, orderBy })

/** These applications and those that were merged into them, in the order of the others. */
export async function withMerged(database: Reader, ids: string[]): Promise<Application[]> {
  const found = new Map<string, Application>()
  for (const part of chunk(ids))
    for (const where of [{ id: { in: part } }, { mergedIntoId: { in: part } }])
      for (const each of await database.application.findMany({ where, orderBy })) found.set(each.id, each)
  return [...found.values()].toSorted(
    (one, other) => other.stateAt.getTime() - one.stateAt.getTime() || (one.id < other.id ? -1 : 1),
  )
}

/** The applications with a telephone number, as the one that each was merged into, with the file that it belongs to. */
export async function applicationsOfPhone(database: Reader, phone: string, take: number) {
  const found = await database.application.findMany({ where: { phone }, orderBy, take })
  const roots = [...new Set(found.map(({ id, mergedIntoId }) => mergedIntoId ?? id))]
  const all = await withMerged(database, roots)
  return roots.flatMap(id => {
    const root = all.find(each => each.id === id)
    const own = root?.workerId ?? all.find(each => each.mergedIntoId === id && each.workerId)?.workerId
    return root ? { ...root, workerId: own ?? null } : []
  })
}

/** The files of these applications and of those that were merged into them. */
export async function filesWithMerged(database: Reader, ids: string[]): Promise<string[]> {
  const found = await withMerged(database, ids)
  return [...new Set(found.flatMap(({ workerId }) => workerId ?? []))]
}

/** The files of whoever has an application for one of these jobs. */
export async function filesOfJobs(database: Reader, vacancyIds: string[]): Promise<string[]> {
  const found = await database.application.findMany({ where: { vacancyId: { in: vacancyIds } }, select: { id: true } })
  return filesWithMerged(
    database,
    found.map(({ id }) => id),
  )
}

/** The file of an application’s person, also where only one that was merged into it has it. */
export async function fileOf(database: Reader, id: string): Promise<string | null> {
  const found = (await withMerged(database, [id])).filter(({ workerId }) => workerId !== null)
  return (found.find(each => each.id === id) ?? found[0])?.workerId ?? null
}

/** As a query: the applications with these ids, of which one that was merged stands as the other. */
export const rootsOf = (ids: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`SELECT DISTINCT COALESCE("of"."mergedIntoId", "of"."id") AS "id" FROM "Application" AS "of" WHERE "of"."id" IN (${ids})`

/** As a value: an application by a column with its id, of which one that was merged stands as the other. */
export const rootOf = (id: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(SELECT COALESCE("of"."mergedIntoId", "of"."id") FROM "Application" AS "of" WHERE "of"."id" = ${id})`

/** As a query: the files with an application that fulfils a condition. */
export const filesWith = (condition: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`SELECT "workerId" FROM "Application" WHERE "workerId" IS NOT NULL AND ${condition}`
