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

/** Of how many costs the employer pays all, where it pays any. */
export function employerPays({ employer, total }: CostsInALine['share']): string | undefined {
  if (employer === 0) return undefined
  const figures = { count: formatNumber(employer), total: formatNumber(total) }
  return employer === total ? m.job_employer_pays_all(figures) : m.job_employer_pays(figures)
}

/** What the worker pays, and what the employer pays. */
export const costWords = ({ pays, share }: CostsInALine): string =>
  [pays, employerPays(share)].filter(Boolean).join(' · ')
