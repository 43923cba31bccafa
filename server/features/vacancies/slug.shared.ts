import type { VacancyInput } from '#server/features/vacancies/schema.ts'
import { foldText } from '#i18n/typed/text.ts'
import { countryName } from '#i18n/countries.ts'
import { tradeInEnglish } from '#i18n/trades.ts'

const KEY_LENGTH = 8 // characters of the id

/** The last part of the address of a vacancy: words for people, and the beginning of its id, which alone finds it again. */
export function slugOf({ _id, trade, country }: Pick<VacancyInput, 'trade' | 'country'> & { _id: string }): string {
  const words = foldText(`${tradeInEnglish(trade)} ${countryName(country, 'en')}`)
    .replaceAll("'", '')
    .match(/[a-z0-9]+/g)
  return [...(words ?? []), keyOf({ _id })].join('-')
}

/** What a poster has as the number of the job: JOB- and the end of its address. */
export const jobNumber = (vacancy: { _id: string }): string => `JOB-${keyOf(vacancy).toUpperCase()}`

const keyOf = ({ _id }: { _id: string }) => _id.replaceAll(/[^a-z0-9]/gi, '').slice(0, KEY_LENGTH)
