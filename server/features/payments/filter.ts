import { readNumber } from '#i18n/typed/number.ts'
import { plainSigns } from '#i18n/typed/text.ts'
import { holds } from '#server/db/client.ts'
import { filesFound } from '#server/features/workers/domain.ts'
import type { PaymentsFilter } from '#server/features/payments/work-schema.ts'
import { wordsOf } from '#i18n/typed/words.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** The condition of a list; a search looks for the number of a receipt, or for words in the names. */
export function conditionOf({
  search = '',
  from,
  to,
  vacancy,
  kind,
  way,
  currency,
  state,
}: PaymentsFilter): Prisma.Sql {
  const conditions = [
    Prisma.sql`1 = 1`,
    ...(from ? [Prisma.sql`"paidOn" >= ${from}`] : []),
    ...(to ? [Prisma.sql`"paidOn" <= ${to}`] : []),
    ...(vacancy ? [Prisma.sql`"vacancyId" = ${vacancy}`] : []),
    ...(kind ? [Prisma.sql`"kind" = ${kind}`] : []),
    ...(way ? [Prisma.sql`"way" = ${way}`] : []),
    ...(currency ? [Prisma.sql`"currency" = ${currency}`] : []),
    ...(state ? [Prisma.sql`"cancelledAt" IS ${Prisma.raw(state === 'valid' ? 'NULL' : 'NOT NULL')}`] : []),
    ...searched(search),
  ]
  return Prisma.join(conditions, ' AND ')
}

/** Digits from which on they may be of a transfer: receipts have fewer. */
const TRANSFER_MIN = 6

/** The number of a receipt in any spelling: REC-000012 with any dash, #12, its digits in either alphabet; undefined for other words. */
export function receiptIn(search: string): number | undefined {
  const number = readNumber(plainSigns(search).replace(/^(?:rec ?-? ?|# ?)/i, ''))
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : undefined
}

/** The number of a receipt as people name it beside other numbers: with # or REC in front. */
export const namedReceipt = (search: string): number | undefined =>
  /^\s*(?:rec|#)/i.test(plainSigns(search)) ? receiptIn(search) : undefined

/** As a query, for the list of people: the file of whoever paid by a receipt. */
export function payerOf(search: string): Prisma.Sql | undefined {
  const number = namedReceipt(search)
  return number === undefined
    ? undefined
    : Prisma.sql`SELECT "workerId" FROM "Payment" WHERE "number" = ${number} AND "workerId" IS NOT NULL`
}

/** A receipt by its number, the number of a transfer, or whoever paid: a name in either script, or a telephone. */
function searched(search: string): Prisma.Sql[] {
  const number = receiptIn(search)
  const words = search.trim()
  if (number !== undefined) {
    const isIt = Prisma.sql`"number" = ${number}`
    return [
      words.length < TRANSFER_MIN
        ? isIt
        : Prisma.sql`(${isIt} OR ${holds(['transferNo'], words)} OR "workerId" IN (${filesFound(words)}))`,
    ]
  }
  const said = wordsOf(search).map(word => holds(['name', 'job', 'transferNo'], word))
  if (said.length === 0) return []
  return [Prisma.sql`((${Prisma.join(said, ' AND ')}) OR "workerId" IN (${filesFound(words)}))`]
}
