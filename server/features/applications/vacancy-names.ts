import { countryName } from '#i18n/countries.ts'
import { localizedText } from '#i18n/locale.ts'
import { tradeName } from '#i18n/trades.ts'
import * as vacancies from '#server/features/vacancies/domain.ts'

/** What the published vacancies of these applications or interviews, or all of them, are called in the page's language, by their ids. */
export async function vacancyNames(of?: { vacancyId: string | null }[]): Promise<Map<string, string>> {
  const found = of ? await vacancies.byIds(idsIn(of)) : await vacancies.list()
  return new Map(found.map(vacancy => [vacancy._id, vacancyName(vacancy)]))
}

const idsIn = (of: { vacancyId: string | null }[]) => [...new Set(of.flatMap(({ vacancyId }) => vacancyId ?? []))]

/** Its trade, country and city: what tells it from the others. */
export function vacancyName({
  trade,
  country,
  city,
  cityBn,
}: Pick<vacancies.Vacancy, 'trade' | 'country' | 'city' | 'cityBn'>) {
  return `${tradeName(trade)}, ${countryName(country)} (${localizedText(city, cityBn).children})`
}
