import { formatDate, today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readSum, sumProblem } from '#i18n/typed/sum.ts'
import type { Actor } from '#server/actor.ts'
import { read, type Reader, write } from '#server/db/client.ts'
import { requireSame, sentHash } from '#server/db/sent-once.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { moneyText } from '#server/features/payments/kinds.shared.ts'
import type { Way } from '#server/features/payments/list.shared.ts'
import type { CloseInput } from '#server/features/payments/work-schema.ts'
import { type CashClose, Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** How many closes the drawer shows. */
const CLOSES_SHOWN = 30
const SUM_MAX = 1_000_000_000
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
    sumsOf<{ by: string; way: Way }>(day, 'by', 'way'),
    cashIn(read),
    read.cashClose.findMany({ orderBy: { number: 'desc' }, take: CLOSES_SHOWN }),
  ])
  return { day, ways, receivers, cash, closes: closes.map(toShown) }
}

function sumsOf<Key>(day: string, ...columns: ('way' | 'by')[]): Promise<(Sum & Key)[]> {
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
 * receipt that is cancelled later counts against from then on.
 */
export async function cashIn(database: Reader) {
  const totals = await database.$queryRaw<{ currency: string; sum: number }[]>`
    SELECT "currency", CAST(${SIGNED} AS DOUBLE PRECISION) AS "sum" FROM "Payment" WHERE ${VALID} AND "way" = 'cash' GROUP BY "currency"`
  const closed = await database.cashClose.findMany({ distinct: ['currency'], select: { currency: true } })
  const currencies = new Set(['BDT', ...[...totals, ...closed].map(({ currency }) => currency).toSorted()])
  return Promise.all(
    [...currencies].map(async currency => {
      const last = await database.cashClose.findFirst({ where: { currency }, orderBy: { number: 'desc' } })
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
      }
    }),
  )
}

/**
 * Keeps that somebody has counted the drawer; sent twice it is one close. Throws PRECONDITION_FAILED where a receipt was written since
 * the screen was shown, BAD_REQUEST for the field of a sum that is none, and where a difference has no sentence.
 */
export function closeDrawer(by: Actor, input: CloseInput): Promise<{ id: string; number: number }> {
  const { expected: shown, ...typed } = input
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
    const drawn = (await cashIn(transaction)).find(each => each.currency === currency)
    const { expected, opening, receipts } = drawn ?? { expected: 0, opening: 0, receipts: 0 }
    if (expected !== shown)
      throw new AppError('PRECONDITION_FAILED', m.drawer_changed({ expected: moneyText(expected, currency) }))
    if (counted !== expected && note === '')
      throw new AppError('BAD_REQUEST', m.drawer_note_needed(), { field: 'note' })
    if (deposited > counted)
      throw new AppError('BAD_REQUEST', m.drawer_deposit_too_much({ max: moneyText(counted, currency) }), {
        field: 'deposited',
      })
    const { _max: last } = await transaction.cashClose.aggregate({ _max: { number: true } })
    const number = (last.number ?? 0) + 1
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
    return { id, number }
  })
}

/** What a close is called by: CASH-000003. */
const closeNo = (number: number): string => `CASH-${String(number).padStart(6, '0')}`

/** A sum that is counted: nothing is one, too. */
function readField(field: 'counted' | 'deposited', typed: string, currency: string): number {
  const sum = readSum(typed, currency)
  const problem = sumProblem(typed, currency)
  if (problem) throw new AppError('BAD_REQUEST', problem, { field })
  if (sum < 0 || sum > SUM_MAX)
    throw new AppError('BAD_REQUEST', m.drawer_sum_range({ max: moneyText(SUM_MAX, currency) }), { field })
  return exact(sum)
}

/** With its number as people write it, what was too much or too little, and what stayed in the drawer. */
const toShown = ({
  id,
  number,
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

/** A close as staff see it. Throws NOT_FOUND. */
export async function closeById(id: string) {
  const close = await read.cashClose.findUnique({ where: { id } })
  if (!close) throw new AppError('NOT_FOUND', m.drawer_missing())
  return toShown(close)
}

/** When somebody counted, in words. */
export const closedAtText = ({ at }: Pick<ShownClose, 'at'>): string =>
  formatDate(at, { dateStyle: 'long', timeStyle: 'short' })
