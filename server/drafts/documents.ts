import { noteChange } from '#server/cache/areas.ts'
import { cachedRead } from '#server/cache/public-data.ts'
import { readData, readPublishable, toText } from '#server/drafts/data.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import {
  type DocumentFields,
  type DocumentLists,
  type DocumentOf,
  type DocumentRules,
  documentSchemas,
} from '#server/drafts/document-schema.ts'
import { searchColumns } from '#server/drafts/search-text.ts'
import { chunk, read, type Reader, type Writer } from '#server/db/client.ts'

type Definition<Fields extends DocumentFields, Lists extends DocumentLists> = Pick<
  ContentStore<DocumentOf<Fields, Lists>>,
  'feature' | 'title' | 'recordActivity'
> &
  Partial<
    Pick<
      ContentStore<DocumentOf<Fields, Lists>>,
      'schemaVersion' | 'upgrade' | 'toPublic' | 'fixedIds' | 'missing' | 'texts' | 'untimely'
    >
  > & {
    fields: Fields
    lists?: Lists
    /** What its fields must be together before visitors see it. */
    rules?: DocumentRules<DocumentOf<Fields, Lists>>
  }

/** A live document with its id; `updatedAt` is ISO. */
export type Document<Data> = Data & { _id: string; version: number; updatedAt: string }

/** The store of a content type whose records are read whole: all follows from its fields, and its rows are in one table with all others. */
export function documentStore<Fields extends DocumentFields, Lists extends DocumentLists = Record<never, never>>({
  feature,
  fields,
  lists,
  rules,
  ...definition
}: Definition<Fields, Lists>): ContentStore<DocumentOf<Fields, Lists>> {
  type Data = DocumentOf<Fields, Lists>
  const schemas = documentSchemas(fields, lists, rules)
  const store: ContentStore<Data> = {
    feature,
    fields,
    lists: lists ?? {},
    schemaVersion: 1,
    upgrade: {},
    toPublic: (id, draft) => ({ _id: id, version: 0, updatedAt: '', ...draft }),
    ...definition,
    rules: schemas.rules,
    publishSchema: schemas.publishSchema as unknown as ContentStore<Data>['publishSchema'],
    draftSchema: schemas.draftSchema,
    async readLive(database, ids) {
      const rows = await readRows(database, feature, ids)
      return rows.map(({ id, version, createdAt, ...stored }) => ({
        id,
        version,
        createdAt,
        data: (readPublishable(store as ContentStore, stored) ?? readData(store as ContentStore, stored).data) as Data,
      }))
    },
    async insertLive(transaction, records, updatedAt) {
      if (records.length === 0) return
      const { _max } = await transaction.document.aggregate({ where: { feature }, _max: { position: true } })
      const first = (_max.position ?? -1) + 1
      await transaction.document.createMany({
        data: records.map(({ id, version, createdAt, data }, n) => ({
          feature,
          id,
          position: first + n,
          data: toText(data),
          schemaVersion: store.schemaVersion,
          version,
          createdAt,
          updatedAt,
          ...searchColumns(store, version, data),
        })),
      })
    },
    async updateLive(transaction, changes, updatedAt) {
      for (const { id, version, data } of changes)
        await transaction.document.update({
          where: { feature_id: { feature, id } },
          data: {
            data: toText(data),
            schemaVersion: store.schemaVersion,
            version,
            updatedAt,
            ...searchColumns(store, version, data),
          },
        })
    },
    async deleteLive(transaction, ids) {
      await transaction.document.deleteMany({ where: { feature, id: { in: ids } } })
    },
  }
  return store
}

/** The live documents of a feature in their order, cached until content changes. Nobody may change them. */
export function readDocuments<Data extends object>(store: ContentStore<Data>): Promise<Document<Data>[]> {
  return cachedRead(`${store.feature}.documents`, () => documentsById(store))
}

/** The same as they are in the database now, or those with these ids. */
export async function documentsById<Data extends object>(
  store: ContentStore<Data>,
  ids?: string[],
  database: Reader = read,
): Promise<Document<Data>[]> {
  const rows = await readRows(database, store.feature, ids)
  const live = await store.readLive(database, ids)
  const updatedAt = new Map(rows.map(row => [row.id, row.updatedAt.toISOString()]))
  return live.map(({ id, version, data }) => ({ _id: id, ...data, version, updatedAt: updatedAt.get(id) ?? '' }))
}

/** These documents look different to visitors since `at`, though nobody has changed them. */
export async function touchDocuments(transaction: Writer, feature: string, ids: string[], at: Date): Promise<void> {
  noteChange(transaction, feature)
  for (const part of chunk(ids))
    await transaction.document.updateMany({ where: { feature, id: { in: part } }, data: { updatedAt: at } })
}

/** When documents came and were changed last, by their ids. */
export async function documentTimes(
  feature: string,
  ids?: string[],
  database: Reader = read,
): Promise<Map<string, { createdAt: Date; updatedAt: Date }>> {
  const rows = await database.document.findMany({
    where: { feature, ...(ids && { id: { in: ids } }) },
    select: { id: true, createdAt: true, updatedAt: true },
  })
  return new Map(rows.map(({ id, ...times }) => [id, times]))
}

/** Orders the documents of a feature; false where these are not exactly their ids. */
export async function orderDocuments(transaction: Writer, feature: string, ids: string[]): Promise<boolean> {
  const live = await transaction.document.findMany({ where: { feature }, select: { id: true, position: true } })
  const positions = new Map(ids.map((id, position) => [id, position]))
  if (positions.size !== live.length || !live.every(({ id }) => positions.has(id))) return false
  for (const { id, position } of live)
    if (positions.get(id) !== position)
      await transaction.$executeRaw`
        UPDATE "Document" SET "position" = ${positions.get(id)} WHERE "feature" = ${feature} AND "id" = ${id}`
  return true
}

/** One live document; undefined where there is none. */
export async function findDocument<Data extends object>(
  store: ContentStore<Data>,
  id: string,
): Promise<Document<Data> | undefined> {
  return (await readDocuments(store)).find(({ _id }) => _id === id)
}

function readRows(database: Reader, feature: string, ids?: string[]) {
  return database.document.findMany({
    where: { feature, ...(ids && { id: { in: ids } }) },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  })
}
