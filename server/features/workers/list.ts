import { tradeName } from '#i18n/trades.ts'
import { phoneText } from '#i18n/typed/phone.ts'
import { read } from '#server/db/client.ts'
import type { FoundPerson } from '#server/define-feature.ts'
import { applicationsOf, type WorkerApplication } from '#server/features/workers/applications.ts'
import type { Worker } from '#server/features/workers/domain.ts'
import { conditionOf } from '#server/features/workers/filter.ts'
import { PAGE_SIZES, type Sort } from '#server/features/workers/list.shared.ts'
import { needsOf } from '#server/features/workers/needs.ts'
import { passportOf } from '#server/features/workers/passport.ts'
import type { WorkersFilter, workersInput } from '#server/features/workers/work-schema.ts'
import { pageIn } from '#server/trpc/list.ts'
import type { z } from '#i18n/zod.ts'
import { Prisma, type WorkerDocument } from '../../../prisma/generated/sqlite/client.ts'

const CHUNK_ROWS = 500

/** A page of files. */
export async function list({ page, size = PAGE_SIZES[0], ...filter }: z.output<typeof workersInput>) {
  const where = conditionOf(filter)
  const count = await countOf(where)
  const { offset, limit, ...position } = pageIn(count, { page, size })
  const rows = await rowsOf(await idsIn(filter.sort, where, limit, offset))
  const ids = rows.map(({ id }) => id)
  const [applications, documents] = await Promise.all([
    applicationsOf(ids),
    read.workerDocument.findMany({ where: { workerId: { in: ids } } }),
  ])
  const shown = rows.map(row =>
    toRow(
      row,
      applications.get(row.id) ?? [],
      documents.filter(({ workerId }) => workerId === row.id),
    ),
  )
  return { rows: shown, ...position }
}

/** What is before and after a file in its list, and its number there. */
export async function neighbours(id: string, { sort, ...filter }: WorkersFilter) {
  const at = await read.worker.findUnique({ where: { id } })
  if (!at) return { previous: undefined, next: undefined, number: 0, count: 0 }
  const where = conditionOf(filter)
  const [previous, next, before, count] = await Promise.all([
    findBeside(where, sort, at, false),
    findBeside(where, sort, at, true),
    countOf(Prisma.sql`${where} AND ${beside(sort, at, false)}`),
    countOf(where),
  ])
  return { previous, next, number: before + 1, count: Math.max(count, before + 1) }
}

/** Every file of a list, oldest first, read in chunks for a download of any length. */
export async function* all(filter: WorkersFilter): AsyncGenerator<Worker> {
  const where = conditionOf(filter)
  for (let skip = 0; ; skip += CHUNK_ROWS) {
    const ids = await idsIn('oldest', where, CHUNK_ROWS, skip)
    yield* await rowsOf(ids)
    if (ids.length < CHUNK_ROWS) return
  }
}

/** For the finder: the newest files with these words, or with this passport, NID or telephone. */
export async function find(words: string, max: number): Promise<FoundPerson[]> {
  const rows = await rowsOf(await idsIn('newest', conditionOf({ search: words }), max, 0))
  return rows.map(({ id, name, reference, phone, trade }) => ({
    id,
    href: `/admin/workers/${id}`,
    title: name,
    note: [reference, phoneText(phone), trade && tradeName(trade)].filter(Boolean).join(' · '),
  }))
}

/** What a list shows of a file, with the application that changed last. */
function toRow(worker: Worker, applications: WorkerApplication[], documents: WorkerDocument[]) {
  const { id, reference, name, nameBn, phone, district, trade, passportExpiresOn, state } = worker
  const [last] = applications
  return {
    id,
    reference,
    name,
    nameBn,
    phone,
    district,
    trade,
    passportState: passportOf(worker),
    passportExpiresOn,
    isArchived: state === 'archived',
    eraseAt: worker.eraseAt?.toISOString(),
    createdAt: worker.createdAt.toISOString(),
    changedAt: worker.changedAt.toISOString(),
    last: last && { id: last.id, state: last.state, job: last.job },
    applications: applications.length,
    ...needsOf(worker, applications, documents),
  }
}

async function rowsOf(ids: string[]): Promise<Worker[]> {
  const found = new Map((await read.worker.findMany({ where: { id: { in: ids } } })).map(row => [row.id, row]))
  return ids.flatMap(id => found.get(id) ?? [])
}

async function countOf(where: Prisma.Sql): Promise<number> {
  const [found] = await read.$queryRaw<{ count: number }[]>`
    SELECT CAST(COUNT(*) AS DOUBLE PRECISION) AS "count" FROM "Worker" WHERE ${where}`
  return found?.count ?? 0
}

/** The column that a list is sorted by, and whether it begins with the highest value; the id decides between equals. */
const orders = {
  newest: { column: 'createdAt', isDown: true },
  oldest: { column: 'createdAt', isDown: false },
  changed: { column: 'changedAt', isDown: true },
  name: { column: 'nameKey', isDown: false },
} as const satisfies Record<Sort, { column: keyof Worker; isDown: boolean }>

async function idsIn(sort: Sort = 'newest', where: Prisma.Sql, limit: number, offset: number) {
  const found = await read.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Worker" WHERE ${where} ORDER BY ${orderBy(sort, true)} LIMIT ${limit} OFFSET ${offset}`
  return found.map(({ id }) => id)
}

async function findBeside(where: Prisma.Sql, sort: Sort | undefined, at: Worker, isAfter: boolean) {
  const [found] = await read.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Worker" WHERE ${where} AND ${beside(sort, at, isAfter)}
    ORDER BY ${orderBy(sort, isAfter)} LIMIT 1`
  return found?.id
}

function beside(sort: Sort = 'newest', at: Worker, isAfter: boolean) {
  const { column, isDown } = orders[sort]
  const [name, sign] = [Prisma.raw(`"${column}"`), Prisma.raw(isAfter === isDown ? '<' : '>')]
  const value = at[column]
  return Prisma.sql`(${name} ${sign} ${value} OR (${name} = ${value} AND "id" ${sign} ${at.id}))`
}

function orderBy(sort: Sort = 'newest', isForward: boolean) {
  const { column, isDown } = orders[sort]
  const direction = isForward === isDown ? 'DESC' : 'ASC'
  return Prisma.raw(`"${column}" ${direction}, "id" ${direction}`)
}
