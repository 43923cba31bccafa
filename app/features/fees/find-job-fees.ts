import { listVacancies } from '#app/features/vacancies/queries.ts'
import { countryName } from '#i18n/countries.ts'
import { workerPays } from '#server/features/vacancies/costs.shared.ts'

export type JobFee = Awaited<ReturnType<typeof findJobFees>>[number]

/** What each open job costs the worker, by country. */
export async function findJobFees() {
  const vacancies = await listVacancies()
  return vacancies
    .filter(({ closing }) => !closing)
    .map(job => ({ slug: job.slug, country: job.country, trade: job.trade, city: job.city, pays: workerPays(job) }))
    .toSorted((one, other) => countryName(one.country).localeCompare(countryName(other.country)))
}
