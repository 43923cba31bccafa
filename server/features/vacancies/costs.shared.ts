import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { COST_ITEMS, type CostItem, type VacancyInput } from '#server/features/vacancies/schema.ts'

type Cost = Pick<VacancyInput['costs'][number], 'item' | 'payer' | 'maxTaka'>

/** What a list of costs says. */
export type StatedCosts = {
  /** The most that the worker pays of what is stated, in taka. */
  taka: number
  /** What the law or a country’s table knows, and the list does not say who pays how much of it. */
  unstated: CostItem[]
}

const workerShares = ({ payer }: Pick<Cost, 'payer'>) => payer === 'worker' || payer === 'shared'
const isStated = (cost: Cost) => (workerShares(cost) ? cost.maxTaka !== undefined : cost.payer !== '')

/** What a job’s costs come to. A cost that nobody has typed is not stated; it is never nothing. Decided here alone. docs/decisions/0108 says why. */
export function statedCosts(costs: Cost[]): StatedCosts {
  const said = new Set(costs.filter(isStated).map(({ item }) => item))
  const unclear = costs.filter(cost => !isStated(cost)).map(({ item }) => item)
  return {
    taka: costs.filter(workerShares).reduce((sum, { maxTaka = 0 }) => sum + maxTaka, 0),
    unstated: COST_ITEMS.filter(item => !said.has(item) || unclear.includes(item)),
  }
}

/** In a sentence or two what the worker pays in all, or how much of it is not stated. */
export function workerPays({ costs }: { costs: Cost[] }): string {
  const { taka, unstated } = statedCosts(costs)
  const amount = formatNumber(taka)
  if (unstated.length === 0) return taka > 0 ? m.job_worker_pays({ amount }) : m.job_worker_pays_nothing()
  const rest = m.job_costs_unstated(plural(unstated.length))
  return taka > 0 ? `${m.job_worker_pays_of_stated({ amount })} ${rest}` : rest
}
