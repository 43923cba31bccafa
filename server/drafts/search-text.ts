import { searchKey } from '#i18n/typed/text.ts'
import { noteChange } from '#server/cache/areas.ts'
import { changeContent } from '#server/cache/content-version.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { type Field, TEXT_KINDS } from '#server/drafts/field.ts'
import { read } from '#server/db/client.ts'
import { contentFeatures } from '#server/registration/define-feature.ts'
import { Prisma } from '../../prisma/generated/sqlite/client.ts'

/** Grows with a release that searches other texts, folds them in another way, or calls trades and countries differently. */
export const SEARCH_FORM = 4
const PART = 500

/** The condition that people wrote a word in a document. */
export function holdsInText(word: string): Prisma.Sql {
  const pattern = `%${searchKey(word).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return Prisma.sql`"searchText" LIKE ${pattern} ESCAPE '\\'`
}

/** The columns of a live document that a search looks at. */
export function searchColumns<Data extends object>(store: ContentStore<Data>, version: number, data: Data) {
  const texts = store.texts?.(data) ?? textsIn(store, data)
  return { searchText: searchKey(texts.join('\n')), searchedAs: `${SEARCH_FORM}.${version}` }
}

/** Everything in a document that people wrote in words. */
export function textsIn({ fields, lists = {} }: Pick<ContentStore, 'fields' | 'lists'>, record: object): string[] {
  const values = record as Record<string, unknown>
  const inLists = Object.entries(lists).flatMap(([name, list]) =>
    list.fields ? ((values[name] ?? []) as object[]).flatMap(entry => textsOf(list.fields, entry)) : [],
  )
  return [...textsOf(fields, record), ...inLists]
}

function textsOf(fields: Record<string, Field>, entry: object): string[] {
  return Object.entries(entry).flatMap(([name, value]) =>
    typeof value === 'string' && TEXT_KINDS.has(fields[name]?.kind ?? 'number') ? [value] : [],
  )
}

/** Writes what a search looks at where an earlier version of the product has stored a document, in parts. Gives how many. */
export async function writeSearchTexts(): Promise<number> {
  let written = 0
  for (const { content } of contentFeatures()) {
    let ids: string[] = []
    do {
      ids = await writePart(content, ids.at(-1) ?? '')
      written += ids.length
    } while (ids.length === PART)
  }
  return written
}

/** Those behind this id, so that one that cannot be written is not met again and again. */
async function writePart(store: ContentStore, after: string): Promise<string[]> {
  const { feature } = store
  const rows = await read.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Document" WHERE "feature" = ${feature}
      AND COALESCE("searchedAs", '') <> ${`${SEARCH_FORM}.`} || CAST("version" AS TEXT) AND "id" > ${after}
    ORDER BY "id" LIMIT ${PART}`
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await changeContent(async transaction => {
      noteChange(transaction, feature)
      for (const { id, version, data } of await store.readLive(transaction, ids)) {
        const { searchText, searchedAs } = searchColumns(store, version, data)
        await transaction.$executeRaw`
          UPDATE "Document" SET "searchText" = ${searchText}, "searchedAs" = ${searchedAs}
          WHERE "feature" = ${feature} AND "id" = ${id}`
      }
    })
  return ids
}
