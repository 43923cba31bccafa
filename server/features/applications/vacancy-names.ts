import * as vacancies from '#server/features/vacancies/domain.ts'

type Of = { vacancyId: string | null }[]

/** What the published vacancies of these applications or interviews, or all of them, are called in the page's language, by their ids. */
export const vacancyNames = async (of?: Of): Promise<Map<string, string>> => namesOf(await vacanciesOf(of))

/** The published vacancies of these applications or interviews, or all of them. */
export const vacanciesOf = (of?: Of): Promise<vacancies.Vacancy[]> =>
  of ? vacancies.byIds([...new Set(of.flatMap(({ vacancyId }) => vacancyId ?? []))]) : vacancies.list()

/** What these are called in the page's language, by their ids. */
export const namesOf = (found: vacancies.Vacancy[]): Map<string, string> =>
  new Map(found.map(vacancy => [vacancy._id, vacancies.nameOf(vacancy)]))
