import type { Locale } from '#i18n/paraglide/runtime.js'
import type { MockResponses } from './mock-responses.ts'

/** What `npm run patterns` has recorded: when, and what the server answered in English and, where that differs, in Bangla. */
type Recording = { recordedAt: string; en: MockResponses; bn: MockResponses }

// a glob has the type that we give it: of imported JSON the compiler would infer one, value by value
const found = import.meta.glob<Recording>('/.cache/patterns/answers.json', { eager: true, import: 'default' })
const [recording] = Object.values(found)
if (!recording) throw new Error('There are no recorded answers: npm run patterns')
const { recordedAt, en, bn } = recording

/** When the server was asked, in ISO 8601. */
export const RECORDED_AT: string = recordedAt

/** What the server answered in a language; English stands where the language changes nothing. */
export const recordsIn = (locale: Locale): MockResponses => ({ ...en, ...(locale === 'bn' && bn) })

/** The recorded response of a procedure. Throws for one that nobody has asked. */
export function recorded<Key extends keyof MockResponses>(key: Key): NonNullable<MockResponses[Key]> {
  const response = en[key]
  if (!response) throw new Error(`There is no record of ${key}: it wants a line in scripts/patterns/features`)
  return response
}
