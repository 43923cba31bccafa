import { read } from '#server/db/client.ts'
import * as vacancies from '#server/features/vacancies/domain.ts'

const VACANCIES_MAX = 500

/** The vacancies that a list can be narrowed down to: all that are open, and those for which somebody has applied. */
export async function choices() {
  const [published, groups] = await Promise.all([
    vacancies.list(),
    read.application.groupBy({
      by: ['vacancyId'],
      where: { mergedIntoId: null, vacancyId: { not: null } },
      _max: { jobTitle: true },
      orderBy: { _max: { createdAt: 'desc' } },
      take: VACANCIES_MAX,
    }),
  ])
  const open = published.filter(({ closing }) => !closing)
  const others = groups.filter(({ vacancyId }) => open.every(({ _id }) => _id !== vacancyId))
  const names = new Map(published.map(vacancy => [vacancy._id, vacancies.nameOf(vacancy)]))
  return {
    vacancies: [
      ...open.map(vacancy => ({ id: vacancy._id, name: vacancies.nameOf(vacancy), isOpen: true })),
      ...others.map(({ vacancyId, _max }) => ({
        id: vacancyId!,
        name: names.get(vacancyId!) ?? _max.jobTitle ?? '',
        isOpen: false,
      })),
    ],
  }
}
