import { read } from '#server/db/client.ts'
import { CARDS_MAX, NO_VACANCY } from '#server/features/applications/list.shared.ts'
import { toRow } from '#server/features/applications/list.ts'
import { STATES } from '#server/features/applications/states.shared.ts'
import { vacancyNames } from '#server/features/applications/vacancy-names.ts'

/** The applications of one vacancy, or of all, by their states: how many there are, and the first of each that have waited longest. */
export async function board(vacancy?: string) {
  const where = {
    mergedIntoId: null,
    ...(vacancy && { vacancyId: vacancy === NO_VACANCY ? null : vacancy }),
  }
  const [counts, ...columns] = await Promise.all([
    read.application.groupBy({ by: ['state'], where, _count: { _all: true } }),
    ...STATES.map(state =>
      read.application.findMany({
        where: { ...where, state },
        orderBy: [{ stateAt: 'asc' }, { id: 'asc' }],
        take: CARDS_MAX,
      }),
    ),
  ])
  const names = await vacancyNames(columns.flat())
  return STATES.map((state, n) => ({
    state,
    count: counts.find(each => each.state === state)?._count._all ?? 0,
    cards: columns[n]!.map(application => toRow(application, names)),
  }))
}
