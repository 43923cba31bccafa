import { read } from '#server/db/client.ts'
import { CARDS_MAX, NO_VACANCY } from '#server/features/applications/lists/list.shared.ts'
import { toRow } from '#server/features/applications/lists/list.ts'
import { type State, STATES } from '#server/features/applications/stages/states.shared.ts'
import { vacancyNames } from '#server/features/applications/vacancy-names.ts'

/** How many applications of each vacancy are in each state, by its id. */
export async function stages(): Promise<Record<string, Partial<Record<State, number>>>> {
  const counts = await read.application.groupBy({
    by: ['vacancyId', 'state'],
    where: { mergedIntoId: null },
    _count: { _all: true },
  })
  const byVacancy: Record<string, Partial<Record<State, number>>> = {}
  for (const { vacancyId, state, _count } of counts)
    if (vacancyId) (byVacancy[vacancyId] ??= {})[state as State] = _count._all
  return byVacancy
}

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
