import type { MockResponses } from '../../app/stories/mock-responses.ts'
import { wholeLocales } from '../../i18n/locale.ts'
import type { Locale } from '../../i18n/paraglide/runtime.js'
import { agencyIn } from '../../server/features/settings/facts.ts'
import { agencyGroups, type Settings } from '../../server/features/settings/schema.ts'
import type { Client } from './client.ts'
import type { Day, Part } from './day.ts'
import { keyOf, questions } from './questions.ts'

/** The address of the agency in what is recorded. */
export const HOST = 'https://meghbridge.example'

/** What the server answers to the screens of the day's people in each language, by the name of the procedure. */
export async function findAnswers(day: Day, parts: Part[]): Promise<Record<Locale, MockResponses>> {
  const asked = await questions(day, parts)
  const settings = await settingsOf(day.owner)
  const host = new URL(HOST).hostname
  const answers = wholeLocales.map(locale => [locale, { agency: agencyIn(locale, host, settings) }] as const)
  for (const { client, path, input } of asked)
    for (const [locale, known] of answers)
      Object.assign(known, { [keyOf(path, input)]: await client.query(path, input, locale) })
  return Object.fromEntries(answers) as Record<Locale, MockResponses>
}

/** What the pages say of the agency is no query: they come with it. */
async function settingsOf(owner: Client): Promise<Settings> {
  const groups = Object.keys(agencyGroups).map(async group => {
    const feature = `settings-${group}`
    const { live } = await owner.query<{ live: { data: object } }>('content.open', { feature, _id: feature })
    return [group, live.data] as const
  })
  return Object.fromEntries(await Promise.all(groups))
}
