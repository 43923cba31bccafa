import { hasWord } from '#i18n/typed/names.ts'
import { foldText } from '#i18n/typed/text.ts'
import { findDrafts } from '#server/drafts/saved.ts'
import { contentVersion } from '#server/cache/content-version.ts'
import { readData } from '#server/drafts/data.ts'
import { usedContent, type FoundPerson, rightToEdit, shownFeatures } from '#server/registration/define-feature.ts'
import { perServer } from '#server/process/lifecycle.ts'
import { can } from '#server/permissions.ts'
import { isShownAt } from '#server/site/site-pages.ts'
import { wordsOf } from '#i18n/typed/words.ts'
import type { Role } from '../../../prisma/generated/sqlite/enums.ts'

const MATCHES_MAX = 20
const PEOPLE_MAX = 6 // of each feature

type Entry = {
  /** The feature, the record's id in it, and the page where staff edit it. */
  feature: string
  id: string
  href: string
  title: string
  titleBn?: string
  /** Visitors do not see it yet, or no longer. */
  isDraft?: true
}
type ContentFeature = ReturnType<typeof usedContent>[number]
type Indexed = { entry: Entry; title: string; text: string }

const cache = perServer<{ current?: { version: number; index: Promise<Indexed[]> } }>(() => ({}))

/**
 * The first records and drafts of the content features that the reader may edit and that have every word in their
 * texts; those with it in their title come first.
 */
export async function findRecords(reader: { role: Role }, search: string): Promise<Entry[]> {
  const words = wordsOf(foldText(search))
  if (words.length === 0) return []
  const rankOf = ({ entry, title, text }: Indexed) => {
    if (!can(reader, rightToEdit(entry.feature))) return undefined
    if (!words.every(word => hasWord(text, word))) return undefined
    if (title.startsWith(words[0]!)) return 0
    return words.every(word => title.includes(word)) ? 1 : 2
  }
  const found = [...(await searchIndex()), ...(await readDrafts())].flatMap(indexed => {
    const rank = rankOf(indexed)
    return rank === undefined ? [] : [{ rank, entry: indexed.entry }]
  })
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MATCHES_MAX)
    .map(({ entry }) => entry)
}

/** People, each once, and requests that the reader may see, by their feature: nothing of complaints, which have no finder. */
export async function findPeople(
  reader: { role: Role },
  search: string,
): Promise<(FoundPerson & { feature: string })[]> {
  if (wordsOf(search).length === 0) return []
  const found = await Promise.all(
    shownFeatures().map(async ({ name: feature, finder }) =>
      finder && can(reader, finder.right)
        ? (await finder.find(search, PEOPLE_MAX)).map(person => ({ feature, ...person }))
        : [],
    ),
  )
  const all = found.flat()
  const ids = new Set(all.map(({ id }) => id))
  return all.filter(({ of }) => !of || !ids.has(of))
}

/** What can be found, cached until the content version changes. */
async function searchIndex(): Promise<Indexed[]> {
  const version = await contentVersion()
  const state = cache()
  if (state.current?.version !== version) {
    const index = readIndex()
    state.current = { version, index }
    index.catch(() => {
      if (state.current?.index === index) delete state.current
    })
  }
  return state.current.index
}

async function readIndex(): Promise<Indexed[]> {
  const lists = await Promise.all(
    usedContent().map(async feature =>
      (await feature.records())
        .filter(record => isShownAt(feature.pages(record).at(-1)))
        .map(record => indexed(feature, feature.idOf(record), record)),
    ),
  )
  return lists.flat()
}

/** Records that exist only as a draft; they change without a new content version. */
async function readDrafts(): Promise<Indexed[]> {
  const drafts = (await findDrafts({ isNew: true })).toReversed()
  return drafts.flatMap(draft => {
    const feature = usedContent().find(({ name }) => name === draft.feature)
    if (!feature) return []
    const record = feature.content.toPublic(draft.recordId, readData(feature.content, draft).data)
    if (!isShownAt(feature.pages(record).at(-1))) return []
    const { entry, ...texts } = indexed(feature, draft.recordId, record)
    return [{ entry: { ...entry, isDraft: true as const }, ...texts }]
  })
}

function indexed(feature: ContentFeature, id: string, record: unknown): Indexed {
  const title = feature.title(record)
  const titleBn = feature.titleBn?.(record)
  const titles = titleBn ? [title, titleBn] : [title]
  return {
    entry: { feature: feature.name, id, href: feature.editPage(id), title, ...(titleBn && { titleBn }) },
    title: foldText(titles.join(' ')),
    text: foldText([...titles, ...feature.searchText(record)].join(' ')),
  }
}
