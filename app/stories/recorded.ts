import type { Locale } from '#i18n/paraglide/runtime.js'
import type { MockResponses } from './mock-responses.ts'
import recordedAt from './records/recorded-at.json'

type Files = Record<string, MockResponses>

// a glob has the type that we give it: of imported JSON the compiler would infer one, value by value
const en = join(import.meta.glob('./records/en/*.json', { eager: true, import: 'default' }))
const bn = join(import.meta.glob('./records/bn/*.json', { eager: true, import: 'default' }))

/** When the server was asked, in ISO 8601. */
export const RECORDED_AT: string = recordedAt

/** What `npm run patterns` has recorded of the server in a language; English stands where the language changes nothing. */
export const recordsIn = (locale: Locale): MockResponses => ({ ...en, ...(locale === 'bn' && bn) })

/** The recorded response of a procedure. Throws for one that nobody has recorded. */
export function recorded<Key extends keyof MockResponses>(key: Key): NonNullable<MockResponses[Key]> {
  const response = en[key]
  if (!response)
    throw new Error(`There is no record of ${key}: npm run patterns, after a line in scripts/patterns/questions.ts`)
  return response
}

function join(files: Files): MockResponses {
  return Object.assign({}, ...Object.values(files))
}
