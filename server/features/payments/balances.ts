import { amountOf, type StoredSum } from '#i18n/typed/sum.ts'
import { type Objection, rounded } from '#server/features/payments/kinds.shared.ts'
import { type Cost, COST_ITEMS, statedCosts } from '#server/features/vacancies/schema.ts'

/** What counts of a receipt. */
export type Counted = StoredSum & { kind: string; item: string; cancelledAt: Date | null }

/**
 * One cost of a job for its worker: the most that they pay, null where the job does not say it; what they have paid, less what was given
 * back; and what is left of the most.
 */
export type OwedRow = { item: string; most: number | null; paid: number; left: number | null }

/** What receipts come to: payments less refunds, without what is cancelled. */
export const sumOf = (receipts: Counted[]): number =>
  receipts
    .filter(({ cancelledAt }) => cancelledAt === null)
    .reduce((sum, receipt) => rounded(sum + (receipt.kind === 'refund' ? -1 : 1) * amountOf(receipt)), 0)

/**
 * What a worker owes by the costs of a job, and has paid of it, cost by cost. A cost that the job does not state is
 * never nothing: its most is null. What the employer pays is there once the worker has paid something of it.
 */
export function owedRows(costs: Cost[], receipts: Counted[]): OwedRow[] {
  const items = [...new Set([...COST_ITEMS, ...costs.map(({ item }) => item), ...receipts.map(({ item }) => item)])]
  return items.flatMap(item => {
    const most = mostOf(item, costs)
    const own = receipts.filter(each => each.item === item)
    const paid = sumOf(own)
    if (most === 0 && own.length === 0) return []
    return { item, most, paid, left: most === null ? null : Math.max(0, most - paid) }
  })
}

/** The most that a worker pays of a cost by the list of a job; null where that does not say it. */
function mostOf(item: string, costs: Cost[]): number | null {
  const own = costs.filter(each => each.item === item)
  const isShared = ({ payer }: Cost) => payer === 'worker' || payer === 'shared'
  const isStated =
    item === 'other'
      ? own.length > 0 && own.every(cost => !isShared(cost) || typeof cost.maxTaka === 'number')
      : !statedCosts(own).unstated.some(each => each === item)
  return isStated ? statedCosts(own).taka : null
}

/** What stands in the way of taking an amount for a cost: the law, and what the job promises. */
export function objectionsTo(
  { item, amount, isSelected }: { item: string; amount: number; isSelected: boolean },
  costs: Cost[],
  receipts: Counted[],
): Objection[] {
  const most = mostOf(item, costs)
  const paid = sumOf(receipts.filter(each => each.item === item))
  return [
    ...(isSelected ? [] : (['not-selected'] as const)),
    ...(most === null ? (['not-stated'] as const) : []),
    ...(most !== null && paid + amount > most ? (['over-most'] as const) : []),
  ]
}
