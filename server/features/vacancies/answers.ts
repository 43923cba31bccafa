import { countryName, countryOptions } from '#i18n/countries.ts'
import { plural } from '#i18n/locale.ts'
import { otherNames } from '#i18n/other-names.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName, tradeOptions } from '#i18n/trades.ts'
import { list, type Vacancy } from '#server/features/vacancies/domain.ts'
import type { Answer } from '#server/features/search/contributions.ts'

const ALL_JOBS = '/jobs'

type NameIn = (value: string, locale?: string) => string

/** For each trade and country how many jobs are open, and the list of them; those with any stand first. */
export async function jobAnswers(): Promise<Answer[]> {
  const open = (await list()).filter(({ closing }) => !closing)
  return [
    ...tradeOptions.map(({ value }) => answerOf(open, 'trade', value, tradeName)),
    ...countryOptions.map(({ value }) => answerOf(open, 'country', value, countryName)),
  ].toSorted((one, other) => Number(one.path === ALL_JOBS) - Number(other.path === ALL_JOBS))
}

function answerOf(open: Vacancy[], of: 'trade' | 'country', value: string, nameIn: NameIn): Answer {
  const count = open.filter(vacancy => vacancy[of] === value).length
  const name = nameIn(value)
  const sentence = count > 0 ? m.jobs_says_open({ ...plural(count), name }) : m.jobs_says_none({ name })
  return {
    path: count > 0 ? `${ALL_JOBS}?${of}=${value}` : ALL_JOBS,
    title: { english: nameIn(value, 'en'), bangla: nameIn(value, 'bn') },
    text: { english: sentence, bangla: sentence },
    asked: [nameIn(value, 'en'), nameIn(value, 'bn'), ...otherNames(value).split(' ')].join(', '),
  }
}
