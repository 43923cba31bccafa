import { findOpenJobs } from '#app/features/vacancies/public/job-cards.ts'
import { countryName } from '#i18n/countries.ts'

export type JobFee = Awaited<ReturnType<typeof findJobFees>>[number]

/** What each open job costs the worker, by country. */
export async function findJobFees() {
  const jobs = await findOpenJobs()
  return jobs
    .map(({ slug, country, trade, city, pays }) => ({ slug, country, trade, city, pays }))
    .toSorted((one, other) => countryName(one.country).localeCompare(countryName(other.country)))
}
