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

/** Of how many costs that are stated the employer pays all, and how many costs there are, those that are not stated among them. */
function employerShare({ costs }: { costs: Cost[] }): { employer: number; total: number } {
  const { unstated } = statedCosts(costs)
  const stated = new Map<string, boolean>()
  for (const { item, payer } of costs)
    if (!unstated.some(each => each === item)) stated.set(item, payer === 'employer' && stated.get(item) !== false)
  return { employer: [...stated.values()].filter(Boolean).length, total: stated.size + unstated.length }
}

/** What a CostLine shows of a job. */
export type CostsInALine = { pays: string; share: ReturnType<typeof employerShare> }

/** What a job costs its worker and its employer, in a line; `costs` as staff have stated them. */
export const costsInALine = (vacancy: { costs: Cost[] }): CostsInALine => ({
  pays: workerPays(vacancy),
  share: employerShare(vacancy),
})

/** What the worker pays and, where it pays any, of how many costs the employer pays all. */
export function costWords({ pays, share: { employer, total } }: CostsInALine): string {
  if (employer === 0) return pays
  const figures = { count: formatNumber(employer), total: formatNumber(total) }
  return `${pays} · ${employer === total ? m.job_employer_pays_all(figures) : m.job_employer_pays(figures)}`
}
