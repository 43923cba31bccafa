import { nullIfMissing, queryProcedure } from '#app/rendering/query-procedure.ts'
import { isUsed } from '#i18n/agency.ts'
import { localizeRecord } from '#i18n/locale.ts'
import type { Vacancy } from '#server/features/vacancies/domain.ts'

const SIMILAR_MAX = 3

/** All published vacancies, the open ones first; none where the agency has no jobs here. */
export const listVacancies = async () =>
  isUsed('vacancies') ? (await queryProcedure('vacancies.list')).map(localizeVacancy) : []

/** One vacancy by the last part of its address, or null when there is none. */
export async function findVacancy(slug: string) {
  const found = await queryProcedure('vacancies.bySlug', { slug }).catch(nullIfMissing)
  return found && localizeVacancy(found)
}

/** A job's page: the vacancy, and open ones for the same trade or country. */
export async function loadJob(slug: string) {
  const [vacancy, vacancies] = await Promise.all([findVacancy(slug), listVacancies()])
  return vacancy && { vacancy, similar: similarTo(vacancy, vacancies) }
}

export type SimilarJob = ReturnType<typeof similarTo>[number]

function similarTo({ _id, trade, country }: LocalizedVacancy, vacancies: LocalizedVacancy[]) {
  const others = vacancies.filter(other => !other.closing && other._id !== _id)
  const near = (other: LocalizedVacancy) => 2 * Number(other.trade === trade) + Number(other.country === country)
  return others
    .filter(other => near(other) > 0)
    .toSorted((a, b) => near(b) - near(a))
    .slice(0, SIMILAR_MAX)
    .map(({ slug, trade, country, wage, wageMax, currency, period }) => ({
      slug,
      trade,
      country,
      wage,
      wageMax,
      currency,
      period,
    }))
}

export type LocalizedVacancy = ReturnType<typeof localizeVacancy>
export type { Vacancy }

/** A vacancy with its texts in the language of the page; those of nothing are empty. Why it is closed may be said in Bangla alone. */
export function localizeVacancy({ costs, ...vacancy }: Vacancy) {
  return {
    ...localizeRecord(
      { ...vacancy, closedReason: vacancy.closedReason || vacancy.closedReasonBn },
      'city',
      'hiddenReason',
      'overtime',
      'compensation',
      'approvalOffice',
      'experience',
      'language',
      'genderLaw',
      'text',
      'alt',
      'closedReason',
    ),
    costs: costs.map(cost => localizeRecord(cost, 'note', 'when')),
  }
}
