import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import type { Going, ShownMoney, ShownPaid } from '#server/features/applications/contributions.ts'
import { withMerged } from '#server/features/applications/domain.ts'
import { STAGES } from '#server/features/applications/schema.ts'
import { amountOf } from '#i18n/typed/sum.ts'
import { moneyText, paymentLabels, purposeOf, receiptNo } from '#server/features/payments/kinds.shared.ts'
import type { Kind } from '#server/features/payments/list.shared.ts'
import { pathOf } from '#server/features/payments/links.ts'
import { owedRows, sumOf } from '#server/features/payments/balances.ts'
import { costsOf } from '#server/features/vacancies/domain.ts'
import { costLabels, labelOf } from '#server/features/vacancies/schema.ts'
import type { Payment } from '../../../prisma/generated/sqlite/client.ts'

/**
 * What a worker has paid for an application, with every receipt, and what is left by the costs of the job once they are
 * selected: nobody owes anything before. What the job does not state is said to be so.
 */
export async function shownToPayer({
  id,
  state,
  vacancyId,
}: Pick<Going, 'id' | 'state' | 'vacancyId'>): Promise<ShownMoney | null> {
  const group = await withMerged(read, [id])
  const receipts = await read.payment.findMany({
    where: { applicationId: { in: group.map(each => each.id) } },
    orderBy: { number: 'desc' },
  })
  const isSelected = (STAGES as readonly string[]).includes(state)
  if (receipts.length === 0 && !isSelected) return null
  const rows = isSelected ? owedRows(vacancyId ? await costsOf(read, vacancyId) : [], receipts) : []
  const unstated = rows.filter(({ most }) => most === null).map(({ item }) => labelOf(costLabels, item))
  return {
    paid: moneyText(sumOf(receipts)),
    owed: rows.flatMap(({ item, most, paid, left }) =>
      most === null || left === null || most === 0
        ? []
        : {
            _id: item,
            label: labelOf(costLabels, item),
            text: m.money_row({ most: moneyText(most), paid: moneyText(paid), left: moneyText(left) }),
          },
    ),
    unstated: unstated.length > 0 ? m.money_unstated({ items: unstated.join(', ') }) : null,
    receipts: receipts.map(toShown),
  }
}

/** What an employer reads of the money for their demand, each currency by itself; null before anything was paid. */
export async function shownToEmployer(demandId: string): Promise<ShownPaid | null> {
  const receipts = await read.payment.findMany({ where: { demandId }, orderBy: { number: 'desc' } })
  if (receipts.length === 0) return null
  const sums = [...Map.groupBy(receipts, ({ currency }) => currency)].map(([currency, own]) =>
    moneyText(sumOf(own), currency),
  )
  return { paid: sums.join(' · '), receipts: receipts.map(toShown) }
}

const toShown = (receipt: Payment): ShownPaid['receipts'][number] => ({
  _id: receipt.id,
  title: m.fact_of({
    label: paymentLabels[receipt.kind as Kind](),
    value: moneyText(amountOf(receipt), receipt.currency),
  }),
  text: [purposeOf(receipt), dayText(receipt.paidOn)].filter(Boolean).join(' · '),
  number: receiptNo(receipt.number),
  path: pathOf(receipt),
  isCancelled: receipt.cancelledAt !== null,
})

const dayText = (day: string) => formatDate(`${day}T12:00:00+06:00`, { dateStyle: 'long' })
