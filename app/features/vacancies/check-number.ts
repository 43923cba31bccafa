import { cardOf, type JobCardProps } from '#app/features/vacancies/public/job-cards.ts'
import type { LocalizedVacancy } from '#app/features/vacancies/queries.ts'
import { agency } from '#i18n/agency.ts'
import { searchKey } from '#i18n/typed/text.ts'
import { jobNumber } from '#server/features/vacancies/slug.shared.ts'

/** Signs from which on the end of a number is enough: posters are cut and photographed. All numbers of an agency begin alike. */
const PART_MIN = 6

/** What has the number that somebody asks for. */
export type Checked = {
  number: string
  jobs: JobCardProps[]
  licence?: string | undefined
  /** Long enough to be a whole number, and not a part of one. */
  isWhole: boolean
}

/** The jobs and the licence that have a number from a poster, whatever signs stand between its letters and digits. */
export function checkNumber(number: string, vacancies: LocalizedVacancy[]): Checked {
  const asked = bare(number)
  const isIt = (own: string) =>
    asked !== '' && (bare(own) === asked || (asked.length >= PART_MIN && bare(own).endsWith(asked)))
  const jobs = vacancies.filter(job => [job.permissionNo, job.approvalNo, jobNumber(job)].some(isIt))
  const digits = licenceDigits(number)
  const licence = agency().licences.find(({ number: own, otherReading = own }) =>
    [own, otherReading].some(reading => isIt(reading) || (digits !== undefined && licenceDigits(reading) === digits)),
  )
  return { number, jobs: jobs.map(cardOf), licence: licence?.number, isWhole: asked.length >= PART_MIN }
}

const bare = (number: string) => searchKey(number).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

/** RL NO 123, RL 0123, RL-123, আরএল নং ১২৩, Licence 123 and 123 are one licence. */
function licenceDigits(number: string): string | undefined {
  return /^(?:rl|আরএল|licen[cs]e|লাইসেন্স)?(?:no|নং|নম্বর)?0*(\d+)$/.exec(bare(number))?.[1]
}
