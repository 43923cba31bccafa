import { m } from '#i18n/paraglide/messages.js'
import { readDay } from '#i18n/typed/day.ts'
import { hasWord } from '#i18n/typed/names.ts'
import { foldText } from '#i18n/typed/text.ts'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { z } from '#i18n/zod.ts'
import { findDrafts } from '#server/drafts/saved.ts'
import { readData } from '#server/drafts/data.ts'
import { listOnDesk } from '#server/drafts/list-desk.ts'
import { isListed, type Listed as ListedState } from '#server/drafts/list-shows.shared.ts'
import { type ListState, missingIn, untranslated, withNewest } from '#server/drafts/list-states.ts'
import type { DraftRow } from '#server/drafts/record-state.ts'
import { holds, read } from '#server/db/client.ts'
import type { DeskItem } from '#server/registration/define-feature.ts'
import { newsContent } from '#server/features/news/content.ts'
import { newsFields, type NewsInput } from '#server/features/news/schema.ts'
import { wordsOf } from '#i18n/typed/words.ts'
import { listInput, paginate } from '#server/trpc/list.ts'

/** What staff want to see of the news. */
export const manageInput = listInput.extend({
  show: z.enum(['published', 'draft', 'scheduled', 'held', 'bangla']).optional(),
  sort: z.enum(['date', 'title', 'changed']).optional(),
})
type ManageInput = z.output<typeof manageInput>

/** What the list shows of a piece of news; of one with a draft what the draft says. */
type ListedNews = ListState &
  ListedState &
  Pick<NewsInput, 'title' | 'date' | 'picture'> & {
    titleBn?: string | null | undefined
    _id: string
    version: number
    updatedAt: string
  }
type Listed = { row: ListedNews; draftTexts: string }

/** A row of the list; `newest` is the number that a change of the record has to carry. */
export type NewsRow = Awaited<ReturnType<typeof manage>>['rows'][number]

const textColumns = Object.entries(newsFields).flatMap(([name, { kind }]) =>
  kind === 'text' || kind === 'blocks' ? [name] : [],
)

/** One page of the news that staff search for, and how many there are in all. */
export async function manage({ search = '', show, sort = 'date', page, size }: ManageInput) {
  const all = await readAll()
  const shown = (await searchRows(all, search)).filter(row => isShown(row, show))
  const found = paginate(inOrder(shown, sort), { page, size })
  return { ...found, rows: await withNewest(newsContent.feature, found.rows), total: all.length }
}

/** What waits in the list, for the dashboard. */
export async function newsOnDesk(): Promise<DeskItem[]> {
  const rows = (await readAll()).map(({ row }) => row)
  return listOnDesk({ page: '/admin/news', label: m.admin_news, right: 'content', rows })
}

async function readAll(): Promise<Listed[]> {
  const [live, inEnglish, drafts] = await Promise.all([
    read.newsArticle.findMany({
      select: { id: true, title: true, titleBn: true, date: true, picture: true, version: true, updatedAt: true },
    }),
    read.newsArticle.findMany({ where: untranslated(newsFields), select: { id: true } }),
    findDrafts({ features: [newsContent.feature] }),
  ])
  const untranslatedIds = new Set(inEnglish.map(({ id }) => id))
  const draftOf = new Map(drafts.map(draft => [draft.recordId, draft]))
  const listed = live.map(({ id, updatedAt, ...news }) => {
    const row: ListedNews = {
      _id: id,
      ...news,
      updatedAt: updatedAt.toISOString(),
      isLive: true,
      hasDraft: false,
      publishAt: null,
      isHeld: false,
      missing: untranslatedIds.has(id) ? ['bangla'] : [],
    }
    const draft = draftOf.get(id)
    draftOf.delete(id)
    return draft ? withDraft(row, draft) : { row, draftTexts: '' }
  })
  return [...listed, ...[...draftOf.values()].map(draft => withDraft({ isLive: false, version: draft.number }, draft))]
}

function withDraft(row: Pick<ListedNews, 'isLive' | 'version'>, draft: DraftRow): Listed {
  const data: Partial<NewsInput> = readData(newsContent, draft).data
  const { title = '', titleBn, date = '', picture = '' } = data
  return {
    row: {
      ...row,
      _id: draft.recordId,
      title,
      titleBn,
      date: readDay(date) ?? '',
      picture,
      updatedAt: draft.at.toISOString(),
      hasDraft: true,
      publishAt: draft.publishAt?.toISOString() ?? null,
      isHeld: draft.held !== null,
      missing: missingIn(newsContent, data),
    },
    draftTexts: foldText(Object.values(data).join('\n')),
  }
}

/** The rows of records that have every word somewhere in their texts, in any spelling of the same letters. */
async function searchRows(all: Listed[], search: string): Promise<ListedNews[]> {
  const matches = await Promise.all(
    wordsOf(search).map(async word => {
      const found = await read.$queryRaw<{ id: string }[]>`
        SELECT "id" FROM "NewsArticle" WHERE ${holds(textColumns, word)}`
      return { word: foldText(word), ids: new Set(found.map(({ id }) => id)) }
    }),
  )
  return all.flatMap(({ row, draftTexts }) =>
    matches.every(({ word, ids }) => ids.has(row._id) || hasWord(draftTexts, word)) ? [row] : [],
  )
}

function isShown(row: ListedNews, show: ManageInput['show']) {
  return show === 'published' ? row.isLive : isListed(row, show)
}

/** Newest first, or by title as readers of the page's language expect it. */
function inOrder(rows: ListedNews[], sort: NonNullable<ManageInput['sort']>) {
  const locale = getLocale()
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const titleOf = ({ title, titleBn }: ListedNews) => (locale === 'bn' && titleBn) || title
  const key = sort === 'changed' ? 'updatedAt' : 'date'
  return rows.toSorted(
    (one, other) =>
      (sort === 'title' ? compare(titleOf(one), titleOf(other)) : byText(other[key], one[key])) ||
      byText(one._id, other._id),
  )
}

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other))
