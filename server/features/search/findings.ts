import { today } from '#i18n/format.ts'
import { contentVersion } from '#server/cache/content-version.ts'
import { type Finding, publicFeatures } from '#server/define-feature.ts'
import { fixedPages } from '#server/features/search/fixed-pages.ts'
import { perServer } from '#server/lifecycle.ts'

const cache = perServer<{ current?: { key: string; records: Promise<Finding[]> } }>(() => ({}))

/** Everything that visitors can find: published records, then the pages that need none. */
export async function allFindings(): Promise<Finding[]> {
  return [...(await ofRecords()), ...fixedPages()]
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
  return lists.flat()
}
