import { formatDate, today } from '#i18n/format.ts'
import type { z } from '#i18n/zod.ts'
import type { FoundPerson } from '#server/registration/define-feature.ts'
import { paymentLabels, receiptNo } from '#server/features/payments/kinds.shared.ts'
import { read } from '#server/db/client.ts'
import { orderedTable } from '#server/db/ordered-table.ts'
import type { Payment } from '#server/features/payments/domain.ts'
import { conditionOf, namedReceipt } from '#server/features/payments/filter.ts'
import { type Kind, PAGE_SIZES, type Sort, type Way } from '#server/features/payments/list.shared.ts'
import { readJobs } from '#server/features/payments/jobs.ts'
import { toShown } from '#server/features/payments/receipts.ts'
import type { PaymentsFilter, paymentsInput } from '#server/features/payments/work-schema.ts'
import * as vacancies from '#server/features/vacancies/domain.ts'
import type { Holder } from '#server/permissions.ts'
import { pageIn } from '#server/trpc/list.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** So many days, and so many vacancies, have a sum of their own. */
const SUMS_MAX = 62

const table = orderedTable<Payment, Sort>('Payment', {
  newest: { column: 'number', isDown: true },
  oldest: { column: 'number', isDown: false },
})

/** A page of receipts, with the sums of the whole list, those of today by way, and the vacancies that it can be narrowed to. */
export async function list(reader: Holder, { page, size = PAGE_SIZES[0], ...filter }: z.output<typeof paymentsInput>) {
  const where = conditionOf(filter)
  const day = today()
  const [count, sums, ways, jobs] = await Promise.all([
    table.count(where),
    sumsOf(where),
    sumsByWay(day, day),
    findJobs(),
  ])
  const { offset, limit, ...position } = pageIn(count, { page, size })
  const rows = await rowsOf(await table.ids(where, filter.sort, limit, offset))
  return { rows: rows.map(row => toShown(reader, row)), ...position, ...sums, today: ways, jobs }
}

/** What valid receipts of a time come to, by the way of paying and by currency. */
export async function sumsByWay(from: string, to: string) {
  const sums = await sumsBy(conditionOf({ from, to }), 'way')
  return sums.map(({ key, ...sum }) => ({ way: key as Way, ...sum }))
}

/** Every receipt of a list in the order of their numbers, read in chunks for a download of any length. */
export const all = (filter: PaymentsFilter): AsyncGenerator<Payment> => table.all(conditionOf(filter), 'oldest', rowsOf)

/** For the finder: the receipt that is called so, or who has paid. A number alone is none: telephones have some. */
export async function find(words: string, max: number): Promise<FoundPerson[]> {
  const number = namedReceipt(words)
  if (number === undefined) return /\p{L}/u.test(words) ? payersNamed(words, max) : []
  const payment = await read.payment.findUnique({ where: { number } })
  if (!payment) return []
  const { id, name, kind, paidOn } = payment
  const note = [name, paymentLabels[kind as Kind](), formatDate(paidOn, { dateStyle: 'medium' })]
  return [
    { id, href: `/admin/payments/${id}`, title: receiptNo(payment.number), note: note.filter(Boolean).join(' · ') },
  ]
}

/** Whoever paid and has this name, each once, with the newest receipt: whoever takes money may open no file. */
async function payersNamed(words: string, max: number): Promise<FoundPerson[]> {
  const found = await read.$queryRaw<{ id: string; number: number; name: string; of: string }[]>`
    SELECT "id", "number", "name", COALESCE("workerId", "demandId", "name") AS "of" FROM "Payment"
    WHERE ${conditionOf({ search: words })} AND "name" <> '' ORDER BY "number" DESC LIMIT ${max * PAYER_RECEIPTS}`
  const newest = [...Map.groupBy(found, ({ of }) => of).values()].flatMap(([first]) => first ?? [])
  return newest.slice(0, max).map(({ id, number, name, of }) => ({
    id,
    href: `/admin/payments/${id}`,
    title: name,
    note: receiptNo(Number(number)),
    of, // whoever finds the person needs no receipt for it
  }))
}
/** So many receipts of each payer are looked through. */
const PAYER_RECEIPTS = 10

/** With their jobs in the language of the page. */
async function rowsOf(ids: string[]): Promise<Payment[]> {
  const rows = await read.payment.findMany({ where: { id: { in: ids } } })
  const jobOf = await readJobs(rows)
  return ids.flatMap(id => {
    const row = rows.find(each => each.id === id)
    return row ? { ...row, job: jobOf(row) } : []
  })
}

type Sum = { currency: string; paid: number; refunded: number; count: number }

/** What the receipts of a list come to, by currency: in all, by day and by vacancy. Cancelled ones count for nothing. */
async function sumsOf(where: Prisma.Sql) {
  const [total, days, jobs] = await Promise.all([totalOf(where), sumsBy(where, 'paidOn'), sumsBy(where, 'vacancyId')])
  const names = await namesOf(jobs.flatMap(({ key }) => key ?? []))
  return {
    total,
    days: days.map(({ key, ...sum }) => ({ day: key ?? '', ...sum })),
    vacancies: jobs.map(({ key, ...sum }) => ({ vacancy: key, name: key ? (names.get(key) ?? '') : '', ...sum })),
  }
}

async function totalOf(where: Prisma.Sql): Promise<Sum[]> {
  const sums = await sumsBy(where)
  return sums.map(({ currency, paid, refunded, count }) => ({ currency, paid, refunded, count }))
}

async function sumsBy(
  where: Prisma.Sql,
  column?: 'paidOn' | 'vacancyId' | 'way',
): Promise<(Sum & { key: string | null })[]> {
  const key = column ? Prisma.raw(`"${column}"`) : Prisma.sql`NULL`
  const groups = column ? Prisma.sql`"currency", ${key}` : Prisma.sql`"currency"`
  const order = column === 'paidOn' ? Prisma.sql`${key} DESC, "currency"` : Prisma.sql`"paid" DESC, "currency"`
  return read.$queryRaw<(Sum & { key: string | null })[]>`
    SELECT ${key} AS "key", "currency",
      CAST(SUM(CASE WHEN "kind" = 'refund' THEN 0 ELSE "amount" * 1000.0 + "thousandths" END) AS DOUBLE PRECISION) / 1000 AS "paid",
      CAST(SUM(CASE WHEN "kind" = 'refund' THEN "amount" * 1000.0 + "thousandths" ELSE 0 END) AS DOUBLE PRECISION) / 1000 AS "refunded",
      CAST(COUNT(*) AS DOUBLE PRECISION) AS "count"
    FROM "Payment" WHERE "cancelledAt" IS NULL AND ${where}
    GROUP BY ${groups} ORDER BY ${order} LIMIT ${SUMS_MAX}`
}

/** The vacancies for which money was taken, to choose from. */
async function findJobs() {
  const found = await read.payment.findMany({
    where: { vacancyId: { not: null } },
    distinct: ['vacancyId'],
    select: { vacancyId: true, job: true },
  })
  const names = await namesOf(found.flatMap(({ vacancyId }) => vacancyId ?? []))
  return found.flatMap(({ vacancyId: id, job }) => (id ? [{ id, name: names.get(id) || job }] : []))
}

/** The names of vacancies by their ids: of those off the site as they were called when money was taken. */
async function namesOf(ids: string[]): Promise<Map<string, string>> {
  const [known, receipts] = await Promise.all([
    vacancies.byIds(ids),
    read.payment.findMany({ where: { vacancyId: { in: ids } }, distinct: ['vacancyId'] }),
  ])
  return new Map([
    ...receipts.map(({ vacancyId, job }) => [vacancyId ?? '', job] as const),
    ...known.map(vacancy => [vacancy._id, vacancies.nameOf(vacancy)] as const),
  ])
}
