import * as vacancies from '#server/features/vacancies/domain.ts'

/** What the published vacancies of these applications or interviews, or all of them, are called in the page's language, by their ids. */
export async function vacancyNames(of?: { vacancyId: string | null }[]): Promise<Map<string, string>> {
  const found = of ? await vacancies.byIds(idsIn(of)) : await vacancies.list()
  return new Map(found.map(vacancy => [vacancy._id, vacancies.nameOf(vacancy)]))
}

const idsIn = (of: { vacancyId: string | null }[]) => [...new Set(of.flatMap(({ vacancyId }) => vacancyId ?? []))]
