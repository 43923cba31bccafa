import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type Cost, statedCosts } from '#server/features/vacancies/schema.ts'

/** In a sentence or two what the worker pays in all, or how much of it is not stated. */
export function workerPays({ costs }: { costs: Cost[] }): string {
  const { taka, unstated } = statedCosts(costs)
  const amount = formatNumber(taka)
  if (unstated.length === 0) return taka > 0 ? m.job_worker_pays({ amount }) : m.job_worker_pays_nothing()
  const rest = m.job_costs_unstated(plural(unstated.length))
  return taka > 0 ? `${m.job_worker_pays_of_stated({ amount })} ${rest}` : rest
}
