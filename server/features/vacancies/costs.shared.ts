import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { VacancyInput } from '#server/features/vacancies/schema.ts'

/** In one sentence what the worker pays in all. */
export function workerPays({ costs }: { costs: Pick<VacancyInput['costs'][number], 'payer' | 'maxTaka'>[] }): string {
  const taka = costs.reduce((sum, { payer, maxTaka = 0 }) => (payer === 'employer' ? sum : sum + maxTaka), 0)
  return taka > 0 ? m.job_worker_pays({ amount: formatNumber(taka) }) : m.job_worker_pays_nothing()
}
