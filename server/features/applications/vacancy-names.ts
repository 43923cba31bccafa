import { countryName } from '#i18n/countries.ts'
import { localizedText } from '#i18n/locale.ts'
import { tradeName } from '#i18n/trades.ts'
import * as vacancies from '#server/features/vacancies/domain.ts'

/** What published vacancies are called, by their ids, in the page's language. */
export async function vacancyNames(): Promise<Map<string, string>> {
  return new Map((await vacancies.list()).map(vacancy => [vacancy._id, vacancyName(vacancy)]))
}

/** Its trade, country and city: what tells it from the others. */
export function vacancyName({
  trade,
  country,
  city,
  cityBn,
}: Pick<vacancies.Vacancy, 'trade' | 'country' | 'city' | 'cityBn'>) {
  return `${tradeName(trade)}, ${countryName(country)} (${localizedText(city, cityBn).children})`
}
