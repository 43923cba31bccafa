import { randomUUID } from 'node:crypto'
import { insert, type Writer } from '#server/db/client.ts'
import { type Actor, recordAll } from '#server/features/activity/domain.ts'
import { type NewsField, newsFields, type NewsInput } from '#server/features/news/schema.ts'
import { claimPictures } from '#server/media/domain.ts'

/** Publishes pieces of news and gives their ids, in the same order. Throws BAD_REQUEST when one of our own pictures is no longer stored. */
export async function addAll(transaction: Writer, by: Actor, inputs: NewsInput[]): Promise<string[]> {
  const records = inputs.map(input => ({ id: randomUUID() as string, ...input }))
  await claimPictures(
    transaction,
    records.map(({ picture }) => picture),
  )
  const now = new Date()
  await insert(
    transaction,
    'NewsArticle',
    records.map(({ id, ...record }) => ({ id, ...columnsOf(record), version: 1, createdAt: now, updatedAt: now })),
  )
  await recordAll(
    transaction,
    by,
    'news-added',
    records.map(({ id, title }) => ({ subjectId: id, subject: title })),
  )
  return records.map(({ id }) => id)
}

/** The columns of a record's fields; what is not given is null. */
function columnsOf(record: NewsInput) {
  return Object.fromEntries(Object.keys(newsFields).map(name => [name, record[name as NewsField] || null])) as {
    [F in NewsField]: undefined extends NewsInput[F] ? NonNullable<NewsInput[F]> | null : NewsInput[F]
  }
}
