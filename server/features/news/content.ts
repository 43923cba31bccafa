import type { z } from '#i18n/zod.ts'
import { defineContent } from '#server/drafts/define-content.ts'
import { recordAll } from '#server/features/activity/domain.ts'
import { visible } from '#server/features/news/queries.ts'
import {
  NEWS_SCHEMA_VERSION,
  type NewsField,
  newsDraft,
  newsFields,
  type NewsInput,
  newsInput,
} from '#server/features/news/schema.ts'

const ACTIONS = {
  created: 'news-published',
  published: 'news-published',
  changed: 'news-changed',
  unpublished: 'news-unpublished',
  deleted: 'news-deleted',
  restored: 'news-restored',
} as const

/** News for drafts, history and trash. */
export const newsContent = defineContent<NewsInput>({
  feature: 'news',
  table: 'NewsArticle',
  schemaVersion: NEWS_SCHEMA_VERSION,
  upgrade: {},
  publishSchema: newsInput as unknown as z.ZodType<NewsInput>,
  draftSchema: newsDraft,
  fields: newsFields,
  title: ({ title = '' }) => title,
  toPublic: (id, draft) => ({ _id: id, version: 0, updatedAt: '', ...draft }),
  address: {
    slug: ({ slug }) => slug,
    withSlug: (data, slug) => ({ ...data, slug }),
    findLive: async (database, slug) =>
      (await database.newsArticle.findUnique({ where: { slug }, select: { id: true } }))?.id,
  },
  async readLive(database, ids) {
    const articles = await visible(database, ids)
    const times = await database.newsArticle.findMany({
      where: ids && { id: { in: ids } },
      select: { id: true, createdAt: true },
    })
    const createdAt = new Map(times.map(row => [row.id, row.createdAt]))
    return articles.map(article => {
      const { _id, version, updatedAt: _, ...data } = article
      return { id: _id, version, createdAt: createdAt.get(_id)!, data }
    })
  },
  async insertLive(transaction, records, updatedAt) {
    await transaction.newsArticle.createMany({
      data: records.map(({ id, version, createdAt, data }) => ({
        id,
        ...columnsOf(data),
        version,
        createdAt,
        updatedAt,
      })),
    })
  },
  async updateLive(transaction, changes, updatedAt) {
    for (const { id, version, data } of changes)
      await transaction.newsArticle.update({ where: { id }, data: { ...columnsOf(data), version, updatedAt } })
  },
  async deleteLive(transaction, ids) {
    await transaction.newsArticle.deleteMany({ where: { id: { in: ids } } })
  },
  recordActivity: (transaction, by, action, targets) => recordAll(transaction, by, ACTIONS[action], targets),
})

/** The columns of a record's fields; what is not given or empty is null. */
function columnsOf(record: NewsInput) {
  return Object.fromEntries(Object.keys(newsFields).map(name => [name, record[name as NewsField] || null])) as {
    [F in NewsField]: undefined extends NewsInput[F] ? NonNullable<NewsInput[F]> | null : NewsInput[F]
  }
}
