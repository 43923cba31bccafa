import type { DocumentFields } from '#server/drafts/document-schema.ts'
import type { Field } from '#server/drafts/field.ts'
import { holdsInText } from '#server/drafts/search-text.ts'
import { memberOf, type SortKey } from '#server/db/keyset.ts'
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
  /** The condition that a word is in texts that stand elsewhere. */
  alsoHolds?: (word: string) => Prisma.Sql
}

type Documents<Record extends { _id: string }> = Pick<Listing<Record>, 'path' | 'areas' | 'read'> & {
  feature: string
  fields: DocumentFields
  sql?: DocumentSql
}

const DATA = '"data"'

/** The list of a feature's live documents, as long as they are stored in the present version of their schema. */
export function documentListing<Record extends { _id: string }>({
  feature,
  fields,
  sql: { from = '"Document"', order = [POSITION], keys = {}, alsoHolds } = {},
  ...listing
}: Documents<Record>): Listing<Record> {
  return {
    ...listing,
    from,
    where: Prisma.sql`"feature" = ${feature}`,
    order,
    keyOf: name => keys[name] ?? keyOf(name, fields[name]!),
    holds: word => (alsoHolds ? Prisma.sql`(${holdsInText(word)} OR ${alsoHolds(word)})` : holdsInText(word)),
  }
}

const POSITION: SortKey = { sql: '"position"', kind: 'number', isAlwaysThere: true }

function keyOf(name: string, { kind }: Field): SortKey {
  if (kind === 'number' || kind === 'check') return { sql: memberOf(DATA, name, kind), kind: 'number' }
  return { sql: memberOf(DATA, name), kind: kind === 'date' ? 'exact' : 'text' }
}
