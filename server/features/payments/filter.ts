import { readNumber } from '#i18n/typed/number.ts'
import { holds } from '#server/db/client.ts'
import type { PaymentsFilter } from '#server/features/payments/work-schema.ts'
import { wordsOf } from '#server/trpc/list.ts'
import { Prisma } from '../../../prisma/generated/sqlite/client.ts'

/** The condition of a list; a search looks for the number of a receipt, or for words in the names. */
export function conditionOf({ search = '', from, to, vacancy, kind, state }: PaymentsFilter): Prisma.Sql {
  const conditions = [
    Prisma.sql`1 = 1`,
    ...(from ? [Prisma.sql`"paidOn" >= ${from}`] : []),
    ...(to ? [Prisma.sql`"paidOn" <= ${to}`] : []),
    ...(vacancy ? [Prisma.sql`"vacancyId" = ${vacancy}`] : []),
    ...(kind ? [Prisma.sql`"kind" = ${kind}`] : []),
    ...(state ? [Prisma.sql`"cancelledAt" IS ${Prisma.raw(state === 'valid' ? 'NULL' : 'NOT NULL')}`] : []),
    ...searched(search),
  ]
  return Prisma.join(conditions, ' AND ')
}

/** Digits from which on they may be of a transfer: receipts have fewer. */
const TRANSFER_MIN = 6

/** REC-000012, its digits in either alphabet, the number of a transfer, or a name. */
function searched(search: string): Prisma.Sql[] {
  const number = readNumber(search.trim().replace(/^rec-?/i, ''))
  if (Number.isInteger(number) && number > 0 && number < 2 ** 31) {
    const isIt = Prisma.sql`"number" = ${number}`
    const words = search.trim()
    return [words.length < TRANSFER_MIN ? isIt : Prisma.sql`(${isIt} OR ${holds(['transferNo'], words)})`]
  }
  return wordsOf(search).map(word => holds(['name', 'job', 'transferNo'], word))
}
