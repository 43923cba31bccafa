import { companyNames } from '#server/features/companies/domain.ts'
import { formatDigits } from '#i18n/locale.ts'
import { read } from '#server/db/client.ts'
import { orderedTable } from '#server/db/ordered-table.ts'
import type { FoundPerson } from '#server/registration/define-feature.ts'
import { conditionForWalking, conditionOf } from '#server/features/enquiries/filter.ts'
import type { EnquiriesFilter, enquiriesInput } from '#server/features/enquiries/schema.ts'
import { type State, stateLabels } from '#server/features/enquiries/states.shared.ts'
import { nextOf } from '#server/features/work/domain.ts'
import { pageIn } from '#server/trpc/list.ts'
import type { z } from '#i18n/zod.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

type Reader = { id: string }
export type Enquiry = Prisma.EnquiryGetPayload<object>

const table = orderedTable<Enquiry, 'newest' | 'oldest'>('Enquiry', {
  newest: { column: 'createdAt', isDown: true },
  oldest: { column: 'createdAt', isDown: false },
})

/** A page of messages, with how many there are in each state and the oldest unread one. */
export async function list(reader: Reader, { page, size, ...filter }: z.output<typeof enquiriesInput>) {
  const { state: _, ...others } = filter
  const where = conditionOf(reader, filter)
  const [total, counts, oldest] = await Promise.all([
    table.count(where),
    countStates(reader, others),
    read.enquiry.findFirst({
      where: { state: 'new', deletedAt: null },
      orderBy: { createdAt: 'asc' },
      select: { id: true, createdAt: true },
    }),
  ])
  const { offset, limit, ...position } = pageIn(total, { page, size })
  const ids = await table.ids(where, filter.sort, limit, offset)
  const [rows, names, next] = await Promise.all([rowsOf(ids), companyNames(), nextOf('enquiries', ids)])
  return {
    rows: rows.map(row => ({ ...toRow(row, names), task: next.get(row.id) })),
    ...position,
    counts,
    unread: await countUnread(),
    oldestUnread: oldest && { id: oldest.id, createdAt: oldest.createdAt.toISOString() },
  }
}

/** For the finder: the newest messages with these words, spam left out. */
export async function find(words: string, max: number): Promise<FoundPerson[]> {
  const rows = await rowsOf(await table.ids(conditionOf({ id: '' }, { search: words }), 'newest', max, 0))
  return rows.map(({ id, lastName, reference, phone, email, state }) => ({
    id,
    href: `/admin/enquiries/${id}`,
    title: lastName,
    note: [reference, phone && formatDigits(phone), email, stateLabels[state as State]()].filter(Boolean).join(' · '),
  }))
}

/** What is before and after a message in its list, its number there, and the next one that waits for an answer. */
export async function neighbours(reader: Reader, id: string, filter: EnquiriesFilter) {
  const at = await read.enquiry.findUnique({ where: { id } })
  const { sort } = filter
  const open = Prisma.sql`${conditionOf(reader, { ...filter, state: 'todo' })} AND "id" <> ${id}`
  const [around, nextOpen, [firstOpen]] = await Promise.all([
    table.neighbours(conditionForWalking(reader, filter), sort, at),
    at ? table.next(open, sort, at) : undefined,
    at ? table.ids(open, sort, 1, 0) : [],
  ])
  return { ...around, nextOpen: nextOpen ?? firstOpen }
}

/** Every message of a list, oldest first, for a download of any length. */
export const all = (reader: Reader, filter: EnquiriesFilter): AsyncGenerator<Enquiry> =>
  table.all(conditionOf(reader, filter), 'oldest', rowsOf)

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

async function countStates(reader: Reader, filter: EnquiriesFilter) {
  const where = [conditionOf(reader, filter), conditionOf(reader, { ...filter, state: 'spam' })]
  const rows = await read.$queryRaw<{ count: number; state: State }[]>`
    SELECT "state", CAST(COUNT(*) AS DOUBLE PRECISION) AS "count" FROM "Enquiry"
    WHERE (${where[0]}) OR (${where[1]}) GROUP BY "state"`
  return Object.fromEntries(rows.map(({ state, count }) => [state, count])) as Partial<Record<State, number>>
}

/** The messages with these ids, in their order. */
async function rowsOf(ids: string[]): Promise<Enquiry[]> {
  const rows = new Map((await read.enquiry.findMany({ where: { id: { in: ids } } })).map(row => [row.id, row]))
  return ids.flatMap(id => rows.get(id) ?? [])
}
