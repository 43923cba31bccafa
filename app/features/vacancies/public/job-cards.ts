import { listVacancies, type LocalizedVacancy } from '#app/features/vacancies/queries.ts'
import { costsInALine } from '#server/features/vacancies/costs.shared.ts'
import { monthlyTaka, wageInTaka, wageText } from '#server/features/vacancies/wage.shared.ts'

export type JobCardProps = ReturnType<typeof cardOf>

/** A job as lists show it: a page of a list sends no more of a job than it says. */
export function cardOf(vacancy: LocalizedVacancy) {
  const { slug, trade, country, city, posts, closing, closesOn } = vacancy
  return {
    slug,
    trade,
    country,
    city,
    posts,
    closing,
    closesOn,
    wage: wageText(vacancy),
    taka: wageInTaka(vacancy),
    monthlyTaka: monthlyTaka(vacancy),
    ...costsInALine(vacancy),
  }
}

/** All published jobs, the open ones first. */
export const listJobs = async (): Promise<JobCardProps[]> => (await listVacancies()).map(cardOf)

/** Open jobs, newest first, or those of one country by its code. */
export async function findOpenJobs(country?: string): Promise<JobCardProps[]> {
  const jobs = await listJobs()
  return jobs.filter(job => !job.closing && (!country || job.country === country))
}
