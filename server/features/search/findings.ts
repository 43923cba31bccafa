import { agency } from '#i18n/agency.ts'
import { today } from '#i18n/format.ts'
import { contentVersion } from '#server/cache/content-version.ts'
import { type Finding, publicFeatures, type Words } from '#server/registration/define-feature.ts'
import { fixedPages } from '#server/features/search/fixed-pages.ts'
import { type Vocabulary, vocabularyOf } from '#server/features/search/spelling.ts'
import { isShownAt } from '#server/site/site-pages.ts'
import { perServer } from '#server/process/lifecycle.ts'

type Cached = { key: string; records: Promise<Finding[]>; vocabulary?: Vocabulary }

const cache = perServer<{ current?: Cached }>(() => ({}))

/** Everything that visitors can find: published records, then the pages that need none. */
export async function allFindings(): Promise<Finding[]> {
  return [...(await ofRecords()), ...fixedPages()]
}

/** Each word of everything that visitors can find, cached as long as the records. */
export async function siteVocabulary(): Promise<Vocabulary> {
  const findings = await allFindings()
  const { current } = cache()
  if (current?.vocabulary) return current.vocabulary
  const vocabulary = vocabularyOf(
    findings.flatMap(({ title, texts }) => [
      ...variantsOf(title).map(text => ({ text, isTitle: true })),
      ...texts.flatMap(variantsOf).map(text => ({ text, isTitle: false })),
    ]),
  )
  if (current) current.vocabulary = vocabulary
  return vocabulary
}

/** A text in the languages that visitors may read. */
export function variantsOf({ english, bangla }: Words): string[] {
  return bangla && agency().languages.includes('bn') ? [english, bangla] : [english]
}

/** What features say of their published records, cached until one changes or a day begins, with which jobs close. */
async function ofRecords(): Promise<Finding[]> {
  const key = `${await contentVersion()} ${today()}`
  const state = cache()
  if (state.current?.key !== key) {
    const records = readRecords()
    state.current = { key, records }
    records.catch(() => {
      if (state.current?.records === records) delete state.current
    })
  }
  return state.current.records
}

async function readRecords(): Promise<Finding[]> {
  const lists = await Promise.all(
    publicFeatures().map(async feature =>
      feature.finding ? (await feature.records()).map(record => feature.finding!(record)) : [],
    ),
  )
  return lists.flat().filter(({ path }) => isShownAt(path))
}
