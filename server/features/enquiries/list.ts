import { companyNames } from '#server/features/companies/domain.ts'
import { read } from '#server/db/client.ts'
import type { FoundPerson } from '#server/define-feature.ts'
import { conditionForWalking, conditionOf } from '#server/features/enquiries/filter.ts'
import type { EnquiriesFilter, enquiriesInput } from '#server/features/enquiries/schema.ts'
import { type State, stateLabels } from '#server/features/enquiries/states.shared.ts'
import { nextOf } from '#server/features/work/domain.ts'
import { pageIn } from '#server/trpc/list.ts'
import type { z } from '#i18n/zod.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

const CHUNK_ROWS = 500

type Reader = { id: string }
export type Enquiry = Prisma.EnquiryGetPayload<object>

/** A page of messages, with how many there are in each state and the oldest unread one. */
export async function list(reader: Reader, { page, size, ...filter }: z.output<typeof enquiriesInput>) {
  const { state: _, ...others } = filter
  const where = conditionOf(reader, filter)
  const [[total], counts, oldest] = await Promise.all([
    read.$queryRaw<Count[]>`SELECT CAST(COUNT(*) AS DOUBLE PRECISION) AS "count" FROM "Enquiry" WHERE ${where}`,
    countStates(reader, others),
    read.enquiry.findFirst({
      where: { state: 'new', deletedAt: null },
      orderBy: { createdAt: 'asc' },
      select: { id: true, createdAt: true },
    }),
  ])
  const { offset, limit, ...position } = pageIn(total?.count ?? 0, { page, size })
  const ids = await idsIn(filter, where, limit, offset)
  const rows = new Map((await read.enquiry.findMany({ where: { id: { in: ids } } })).map(row => [row.id, row]))
  const [names, next] = await Promise.all([companyNames(), nextOf('enquiries', ids)])
  return {
    rows: ids.flatMap(id => rows.get(id) ?? []).map(row => ({ ...toRow(row, names), task: next.get(row.id) })),
    ...position,
    counts,
    unread: await countUnread(),
    oldestUnread: oldest && { id: oldest.id, createdAt: oldest.createdAt.toISOString() },
  }
}

/** For the finder: the newest messages with these words, spam left out. */
export async function find(words: string, max: number): Promise<FoundPerson[]> {
  const ids = await idsIn({}, conditionOf({ id: '' }, { search: words }), max, 0)
  const rows = new Map((await read.enquiry.findMany({ where: { id: { in: ids } } })).map(row => [row.id, row]))
  return ids
    .flatMap(id => rows.get(id) ?? [])
    .map(({ id, lastName, reference, phone, email, state }) => ({
      id,
      href: `/admin/enquiries/${id}`,
      title: lastName,
      note: [reference, phone, email, stateLabels[state as State]()].filter(Boolean).join(' · '),
    }))
}

/** What is before and after a message in its list, its number there, and the next one that waits for an answer. */
export async function neighbours(reader: Reader, id: string, filter: EnquiriesFilter) {
  const enquiry = await read.enquiry.findUnique({ where: { id }, select: { createdAt: true } })
  if (!enquiry) return { previous: undefined, next: undefined, nextOpen: undefined, number: 0, count: 0 }
  const where = conditionForWalking(reader, filter)
  const open = Prisma.sql`${conditionOf(reader, { ...filter, state: 'todo' })} AND "id" <> ${id}`
  const at = { id, createdAt: enquiry.createdAt }
  const isForward = filter.sort === 'oldest'
  const [previous, next, nextOpen, firstOpen, before, count] = await Promise.all([
    findBeside(where, at, !isForward),
    findBeside(where, at, isForward),
    findBeside(open, at, isForward),
    idsIn(filter, open, 1, 0),
    countOf(Prisma.sql`${where} AND ${beside(at, !isForward)}`),
    countOf(where),
  ])
  return { previous, next, nextOpen: nextOpen ?? firstOpen[0], number: before + 1, count: Math.max(count, before + 1) }
}

/** Every message of a list, oldest first, read in chunks for a download of any length. */
export async function* all(reader: Reader, filter: EnquiriesFilter): AsyncGenerator<Enquiry> {
  const where = conditionOf(reader, filter)
  for (let last: Enquiry | undefined; ;) {
    const rest = last ? Prisma.sql`${where} AND ${beside(last, true)}` : where // what leaves the list takes no other along
    const ids = await idsIn({ sort: 'oldest' }, rest, CHUNK_ROWS, 0)
    const found = new Map((await read.enquiry.findMany({ where: { id: { in: ids } } })).map(row => [row.id, row]))
    const rows = ids.flatMap(id => found.get(id) ?? [])
    yield* rows
    last = rows.at(-1) ?? last
    if (ids.length < CHUNK_ROWS) return
  }
}

/** How many messages are unread. */
export const countUnread = () => read.enquiry.count({ where: { state: 'new', deletedAt: null } })

/** A company that was deleted is called as it was when the message came. */
export function toRow(enquiry: Enquiry, names: Map<string, string>) {
  const { id, reference, lastName, email, phone, company, subject, message, state, assigneeId, assignee } = enquiry
  return {
    id,
    reference,
    lastName,
    email,
    phone,
    companyName: names.get(company) ?? enquiry.companyName ?? company,
    subject,
    message,
    state: state as State,
    assigneeId,
    assignee,
    createdAt: enquiry.createdAt.toISOString(),
  }
}

type Count = { count: number }
type At = { id: string; createdAt: Date }

async function countStates(reader: Reader, filter: EnquiriesFilter) {
  const where = [conditionOf(reader, filter), conditionOf(reader, { ...filter, state: 'spam' })]
  const rows = await read.$queryRaw<(Count & { state: State })[]>`
    SELECT "state", CAST(COUNT(*) AS DOUBLE PRECISION) AS "count" FROM "Enquiry"
    WHERE (${where[0]}) OR (${where[1]}) GROUP BY "state"`
  return Object.fromEntries(rows.map(({ state, count }) => [state, count])) as Partial<Record<State, number>>
}

async function countOf(where: Prisma.Sql) {
  const [found] = await read.$queryRaw<
    Count[]
  >`SELECT CAST(COUNT(*) AS DOUBLE PRECISION) AS "count" FROM "Enquiry" WHERE ${where}`
  return found?.count ?? 0
}

/** In the order of the list; `oldest` is the exact reverse of `newest`. */
async function idsIn({ sort }: Pick<EnquiriesFilter, 'sort'>, where: Prisma.Sql, limit: number, offset: number) {
  const found = await read.$queryRaw<
    { id: string }[]
  >`SELECT "id" FROM "Enquiry" WHERE ${where} ORDER BY ${order(sort === 'oldest')} LIMIT ${limit} OFFSET ${offset}`
  return found.map(({ id }) => id)
}

async function findBeside(where: Prisma.Sql, at: At, isLater: boolean) {
  const [found] = await read.$queryRaw<
    { id: string }[]
  >`SELECT "id" FROM "Enquiry" WHERE ${where} AND ${beside(at, isLater)} ORDER BY ${order(isLater)} LIMIT 1`
  return found?.id
}

function beside({ id, createdAt }: At, isLater: boolean) {
  return isLater
    ? Prisma.sql`("createdAt" > ${createdAt} OR ("createdAt" = ${createdAt} AND "id" < ${id}))`
    : Prisma.sql`("createdAt" < ${createdAt} OR ("createdAt" = ${createdAt} AND "id" > ${id}))`
}

const order = (isOldestFirst: boolean) =>
  isOldestFirst ? Prisma.sql`"createdAt" ASC, "id" DESC` : Prisma.sql`"createdAt" DESC, "id" ASC`
