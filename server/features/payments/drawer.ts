import { mostIn } from '#i18n/currencies.ts'
import { formatDate, today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readSum, sumProblem } from '#i18n/typed/sum.ts'
import type { Actor } from '#server/actor.ts'
import { read, type Reader, write } from '#server/db/client.ts'
import { requireSame, sentHash } from '#server/db/sent-once.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { closeNo, moneyText } from '#server/features/payments/kinds.shared.ts'
import type { Way } from '#server/features/payments/list.shared.ts'
import type { CloseInput, ClosesFilter } from '#server/features/payments/work-schema.ts'
import { findPeople } from '#server/http/people.ts'
import { type CashClose, Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** How many closes the drawer shows. */
const CLOSES_SHOWN = 30
/** Sums are kept as they are written, with at most three decimals. */
const THOUSAND = 1000
const exact = (sum: number) => Math.round(sum * THOUSAND) / THOUSAND

/** A sum of receipts as stored: refunds count against. */
const SIGNED = Prisma.sql`SUM((CASE WHEN "kind" = 'refund' THEN -1 ELSE 1 END) * ("amount" * 1000.0 + "thousandths")) / 1000`
const VALID = Prisma.sql`"cancelledAt" IS NULL`

type Sum = { currency: string; sum: number; count: number }

/**
 * What came in and went out on a day, today without one: by way of paying and by who took it. And what has to be in the drawer now, by
 * currency, with the last closes.
 */
export async function drawer({ day = today() }: { day?: string | undefined }) {
  const [ways, receivers, cash, closes] = await Promise.all([
    sumsOf<{ way: Way }>(day, 'way'),
    receiversOf(day),
    cashIn(read),
    read.cashClose.findMany({ orderBy: { number: 'desc' }, take: CLOSES_SHOWN }),
  ])
  return { day, ways, receivers, cash, closes: closes.map(toShown) }
}

type Received = Sum & { way: Way; by: string; byId: string | null; last: number }

/** What each account took on a day, by way of paying, under the name of its last receipt; who has no account is a name. */
async function receiversOf(day: string) {
  const rows = await read.$queryRaw<Received[]>`
    SELECT "byId", "by", "way", "currency", CAST(${SIGNED} AS DOUBLE PRECISION) AS "sum",
      CAST(COUNT(*) AS DOUBLE PRECISION) AS "count", CAST(MAX("number") AS DOUBLE PRECISION) AS "last"
    FROM "Payment" WHERE ${VALID} AND "paidOn" = ${day} GROUP BY "byId", "by", "way", "currency" ORDER BY "last" DESC`
  const ids = rows.flatMap(({ byId }) => byId ?? [])
  const accounts = await findPeople(read, ids)
  const lastNames = new Map(rows.toReversed().map(row => [accountOf(row), row.by]))
  /** Two people of one name are told apart by their addresses. */
  const nameOf = (row: Received) => {
    const name = lastNames.get(accountOf(row))!
    const isDouble = [...lastNames.values()].filter(each => each === name).length > 1
    const mail = isDouble && accounts.find(({ id }) => id === row.byId)?.email
    return mail ? `${name} (${mail})` : name
  }
  return [...Map.groupBy(rows, row => [accountOf(row), row.way, row.currency].join(' ')).values()]
    .map(own => ({
      person: accountOf(own[0]!),
      by: nameOf(own[0]!),
      way: own[0]!.way,
      currency: own[0]!.currency,
      sum: exact(own.reduce((sum, each) => sum + each.sum, 0)),
      count: own.reduce((count, each) => count + each.count, 0),
    }))
    .toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)))
}

const accountOf = ({ byId, by }: Pick<Received, 'byId' | 'by'>) => byId ?? `named ${by}`
const placeOf = ({ by, person, way, currency }: { by: string; person: string; way: Way; currency: string }) =>
  [by, person, way, currency].join(' ')

function sumsOf<Key>(day: string, ...columns: 'way'[]): Promise<(Sum & Key)[]> {
  const keys = Prisma.raw(columns.map(column => `"${column}"`).join(', '))
  return read.$queryRaw<(Sum & Key)[]>`
    SELECT ${keys}, "currency", CAST(${SIGNED} AS DOUBLE PRECISION) AS "sum", CAST(COUNT(*) AS DOUBLE PRECISION) AS "count"
    FROM "Payment" WHERE ${VALID} AND "paidOn" = ${day} GROUP BY ${keys}, "currency" ORDER BY ${keys}, "currency"`
}

/** How many valid cash receipts there are of today, by currency. */
export async function countToday(): Promise<Map<string, number>> {
  const ways = await sumsOf<{ way: Way }>(today(), 'way')
  return new Map(ways.filter(({ way }) => way === 'cash').map(({ currency, count }) => [currency, count]))
}

/**
 * What has to be in the drawer, by currency, taka first: what was left at the last close, and what valid cash receipts come to since. A
 * receipt that is cancelled later counts against from then on. With `upTo` as far as the receipt with that number.
 */
export async function cashIn(database: Reader, upTo?: number) {
  const { _max } = await database.payment.aggregate({ _max: { number: true } })
  const number = upTo ?? _max.number ?? 0
  const totals = await database.$queryRaw<{ currency: string; sum: number }[]>`
    SELECT "currency", CAST(${SIGNED} AS DOUBLE PRECISION) AS "sum" FROM "Payment"
    WHERE ${VALID} AND "way" = 'cash' AND "number" <= ${number} GROUP BY "currency"`
  const closed = await database.cashClose.findMany({ distinct: ['currency'], select: { currency: true } })
  const currencies = new Set(['BDT', ...[...totals, ...closed].map(({ currency }) => currency).toSorted()])
  return Promise.all(
    [...currencies].map(async currency => {
      const closes = await database.cashClose.findMany({
        where: { currency },
        orderBy: { number: 'desc' },
        take: CLOSES_SHOWN,
      })
      const [last] = closes
      const receipts = totals.find(each => each.currency === currency)?.sum ?? 0
      const opening = last ? exact(last.counted - last.deposited) : 0
      const moved = exact(receipts - (last?.receipts ?? 0))
      return {
        currency,
        receipts: exact(receipts),
        opening,
        moved,
        expected: exact(opening + moved),
        since: last?.at.toISOString(),
        /** the close that the next one follows */
        last: last?.id ?? '',
        /** the last receipt that is counted here */
        upTo: number,
        /** what was counted today before, the latest first */
        earlier: closes.filter(({ day }) => day === today()).map(toShown),
      }
    }),
  )
}

/**
 * Keeps that somebody has counted the drawer; sent twice it is one close. It follows the close that the screen showed, and
 * counts the receipts up to the last one of then: what came since is in `meanwhile`, and part of the next count. Throws
 * CONFLICT where somebody has closed it since, PRECONDITION_FAILED where a receipt that is counted was cancelled since,
 * BAD_REQUEST for the field of a sum that is none, and where a difference has no sentence or a deposit no number.
 */
export function closeDrawer(by: Actor, input: CloseInput): Promise<Closed> {
  const { expected: shown, last, upTo, ...typed } = input
  const hash = sentHash('cash close', typed) // once it is stored, the screen that did not hear of it shows what is left
  return write(async transaction => {
    const known = await transaction.cashClose.findUnique({ where: { id: input.id } })
    if (known) {
      requireSame(known, hash)
      return { id: known.id, number: known.number }
    }
    const { id, currency, note, depositNo } = input
    const counted = readField('counted', input.counted, currency)
    const deposited = input.deposited === '' ? 0 : readField('deposited', input.deposited, currency)
    await requireLast(transaction, { currency, last })
    const drawn = (await cashIn(transaction, upTo)).find(each => each.currency === currency)
    const { expected, opening, receipts } = drawn ?? { expected: 0, opening: 0, receipts: 0 }
    if (expected !== shown)
      throw new AppError('PRECONDITION_FAILED', m.drawer_changed({ expected: moneyText(expected, currency) }))
    const meanwhile = await cameSince(transaction, { currency, upTo })
    if (counted !== expected && note === '')
      throw new AppError(
        'BAD_REQUEST',
        meanwhile === undefined ? m.drawer_note_needed() : m.drawer_note_needed_meanwhile({ sum: meanwhile }),
        { field: 'note' },
      )
    if (deposited > counted)
      throw new AppError('BAD_REQUEST', m.drawer_deposit_too_much({ max: moneyText(counted, currency) }), {
        field: 'deposited',
      })
    if (deposited > 0 && depositNo === '')
      throw new AppError('BAD_REQUEST', m.drawer_deposit_no_needed(), { field: 'depositNo' })
    const { _max } = await transaction.cashClose.aggregate({ _max: { number: true } })
    const number = (_max.number ?? 0) + 1
    await transaction.cashClose.create({
      data: {
        id,
        sentHash: hash,
        number,
        day: today(),
        currency,
        receipts,
        opening,
        expected,
        counted,
        note,
        deposited,
        depositNo,
        byId: by.id,
        by: by.name,
      },
    })
    await record(transaction, by, 'cash-closed', { subjectId: id, subject: closeNo(number) })
    return { id, number, ...(meanwhile !== undefined && { meanwhile }) }
  })
}

/** With what came in or went out while it was counted, in words; missing where nothing did. */
type Closed = { id: string; number: number; meanwhile?: string }

/** A close follows the one that the screen showed. Throws CONFLICT, which names who has counted since, and when. */
async function requireLast(transaction: Reader, { currency, last }: Pick<CloseInput, 'currency' | 'last'>) {
  const found = await transaction.cashClose.findFirst({ where: { currency }, orderBy: { number: 'desc' } })
  if ((found?.id ?? '') === last) return
  if (!found) throw new AppError('CONFLICT', m.drawer_missing())
  const { number, by, at } = found
  throw new AppError(
    'CONFLICT',
    m.drawer_closed_meanwhile({ number: closeNo(number), by, at: closedAtText({ at: at.toISOString() }) }),
  )
}

/** What valid cash receipts after one come to, in words; undefined where there are none. */
async function cameSince(transaction: Reader, { currency, upTo }: Pick<CloseInput, 'currency' | 'upTo'>) {
  const [since] = await transaction.$queryRaw<Pick<Sum, 'sum' | 'count'>[]>`
    SELECT CAST(${SIGNED} AS DOUBLE PRECISION) AS "sum", CAST(COUNT(*) AS DOUBLE PRECISION) AS "count" FROM "Payment"
    WHERE ${VALID} AND "way" = 'cash' AND "currency" = ${currency} AND "number" > ${upTo}`
  return since && since.count > 0 ? moneyText(exact(since.sum), currency) : undefined
}

/** A sum that is counted: nothing is one, too. */
function readField(field: 'counted' | 'deposited', typed: string, currency: string): number {
  const sum = readSum(typed, currency)
  const problem =
    sum < 0 ? m.drawer_sum_range({ max: moneyText(mostIn(currency), currency) }) : sumProblem(typed, currency)
  if (problem) throw new AppError('BAD_REQUEST', problem, { field })
  return exact(sum)
}

/** With its number as people write it, what was too much or too little, and what stayed in the drawer. */
const toShown = ({
  id,
  number,
  day,
  at,
  currency,
  opening,
  expected,
  counted,
  note,
  deposited,
  depositNo,
  by,
}: CashClose) => ({
  id,
  number: closeNo(number),
  day,
  currency,
  opening,
  expected,
  counted,
  note,
  deposited,
  depositNo,
  by,
  difference: exact(counted - expected),
  left: exact(counted - deposited),
  at: at.toISOString(),
})
export type ShownClose = ReturnType<typeof toShown>

/** Every close of some days, the first one first. */
export async function* allCloses({ from, to }: ClosesFilter): AsyncGenerator<ShownClose> {
  const day = { ...(from && { gte: from }), ...(to && { lte: to }) }
  for (const close of await read.cashClose.findMany({ where: { day }, orderBy: { number: 'asc' } }))
    yield toShown(close)
}

/** A close as staff see it. Throws NOT_FOUND. */
export async function closeById(id: string) {
  const close = await read.cashClose.findUnique({ where: { id } })
  if (!close) throw new AppError('NOT_FOUND', m.drawer_missing())
  return toShown(close)
}

/** When somebody counted, in words. */
export const closedAtText = ({ at }: Pick<ShownClose, 'at'>): string =>
  formatDate(at, { dateStyle: 'long', timeStyle: 'short' })
