import type { DocumentFields, DocumentLists } from '#server/content/document-schema.ts'
import { type Field, TEXT_KINDS } from '#server/content/field.ts'
import { holds } from '#server/db/client.ts'
import { entriesOf, memberOf, type SortKey, textsOf } from '#server/db/keyset.ts'
import type { Listing } from '#server/http/list-query.ts'
import { Prisma } from '../../prisma/generated/sqlite/client.ts'

/** What SQL has to know of a list of documents that its fields do not say. */
export type DocumentSql = {
  /** Stands after FROM in the place of "Document", whose columns it has. */
  from?: string
  /** Its order, if not that of the staff list. */
  order?: SortKey[]
  /** The keys of fields that no member of the document has as readers see them. */
  keys?: { [field: string]: SortKey }
  /** Texts that not every reader may know, or that stand elsewhere: `alsoHolds` searches them. */
  unsearched?: string[]
  alsoHolds?: (word: string) => Prisma.Sql
}

type Documents<Record extends { _id: string }> = Pick<Listing<Record>, 'path' | 'areas' | 'read'> & {
  feature: string
  fields: DocumentFields
  lists: DocumentLists
  sql?: DocumentSql
}

const DATA = '"data"'

/** The list of a feature's live documents, as long as they are stored in the present version of their schema. */
export function documentListing<Record extends { _id: string }>({
  feature,
  fields,
  lists,
  sql: { from = '"Document"', order = [POSITION], keys = {}, unsearched = [], alsoHolds } = {},
  ...listing
}: Documents<Record>): Listing<Record> {
  return {
    ...listing,
    from,
    where: Prisma.sql`"feature" = ${feature}`,
    order,
    keyOf: name => keys[name] ?? keyOf(name, fields[name]!),
    holds: word => {
      const names = textsAmong(fields).filter(name => !unsearched.includes(name))
      const conditions = [
        holdsIn(DATA, names, word),
        ...Object.entries(lists).map(
          ([list, { fields: inEntry }]) =>
            Prisma.sql`EXISTS (SELECT 1 FROM ${Prisma.raw(entriesOf(DATA, list))} AS "entries"
              WHERE ${holdsIn('"entry"', textsAmong(inEntry), word)})`,
        ),
        ...(alsoHolds ? [alsoHolds(word)] : []),
      ]
      return Prisma.sql`(${Prisma.join(conditions, ' OR ')})`
    },
  }
}

const POSITION: SortKey = { sql: '"position"', kind: 'number', isAlwaysThere: true }

function keyOf(name: string, { kind }: Field): SortKey {
  if (kind === 'number' || kind === 'check') return { sql: memberOf(DATA, name, kind), kind: 'number' }
  return { sql: memberOf(DATA, name), kind: kind === 'date' ? 'exact' : 'text' }
}

function textsAmong(fields: DocumentFields) {
  return Object.keys(fields).filter(name => TEXT_KINDS.has(fields[name]!.kind))
}

function holdsIn(json: string, names: string[], word: string) {
  return Prisma.sql`EXISTS (SELECT 1 FROM (${Prisma.raw(textsOf(json, names))}) AS "texts" WHERE ${holds(['text'], word)})`
}
