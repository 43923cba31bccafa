import { createRoute, z } from '@hono/zod-openapi'
import { m } from '#i18n/paraglide/messages.js'
import { cachedRead } from '#server/cache/public-data.ts'
import { findMovedRecord } from '#server/drafts/addresses.ts'
import type { ContentStore } from '#server/drafts/define-content.ts'
import { documentListing, type DocumentSql } from '#server/drafts/document-list.ts'
import {
  type DocumentFields,
  type DocumentLists,
  maxOf,
  NUMBER_MAX,
  THOUSANDTH,
} from '#server/drafts/document-schema.ts'
import { writeRest } from '#server/drafts/draft-rest.ts'
import type { Field } from '#server/drafts/field.ts'
import type { RestRecord } from '#server/drafts/record-writes.ts'
import { withAddresses } from '#server/drafts/sent-back.ts'
import { read as database, type Reader } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { findIn, type Listing, listQuery, partOf } from '#server/http/list-query.ts'
import {
  apiRouter,
  badInput,
  changedAt,
  exampleRecord,
  idParams,
  ok,
  okList,
  problem,
  tagged,
} from '#server/http/openapi.ts'
import { sendList, sendRecord, unchanged } from '#server/http/tagged.ts'
import type { Scope } from '#server/permissions.ts'

type DocumentRest<Record> = {
  store: ContentStore
  /** What staff need to change it. */
  right?: Exclude<Scope, 'write'>
  /** Below /api/v1; one record has its id after it. */
  path: string
  /** Areas of content that its records are made of beside their own. */
  areas?: string[]
  /** Its heading in the reference, and the name of its schema. */
  tag: string
  name: string
  /** What its records are called. */
  many: string
  /** What readers see of its fields, if not all. */
  fields?: DocumentFields
  /** A record for the reference, without what every record has. */
  example: object
  /** What an answer has beyond them, and what of it has no order in the database. */
  derived?: z.ZodRawShape
  unsorted?: string[]
  /** The live records with these ids, in any order; with a transaction, as that sees them. */
  read: (ids: string[], transaction?: Reader) => Promise<Record[]>
  /** What the list needs in SQL beyond its fields. */
  sql?: () => DocumentSql
  /** The list where its rows are not those of documents. */
  listing?: Pick<Listing<RestRecord>, 'from' | 'order' | 'keyOf' | 'holds'>
}

const FORMATS: Partial<Record<Field['kind'], string>> = { picture: 'uri', date: 'date', email: 'email' }
const DESCRIPTIONS: Partial<Record<Field['kind'], string>> = {
  link: 'A path of this site or an address',
  blocks:
    'Paragraphs with an empty line between them; lines that begin with a hyphen are a list, with > a quotation, [words](address) is a link',
  focus: 'Where the subject is, in percent of the width and of the height; without it the centre',
}

/**
 * A content type over REST: its live records, a part of them or one by its id, and what writes them and their drafts. What is empty is left
 * out. A record with an address of its own is found by the last part of that, too.
 */
export function documentRest<Record extends RestRecord>(type: DocumentRest<Record>) {
  const { store, path, tag, name, many, derived = {}, unsorted = [], example, areas = [] } = type
  const fields: DocumentFields = type.fields ?? store.fields
  const lists = (store.lists ?? {}) as DocumentLists
  const answer = z
    .object({ _id: z.string(), ...shapeOf(fields), ...listsOf(lists), ...derived, ...changedAt })
    .openapi(name)
  const exampleAnswer = { ...exampleRecord, ...example }
  const read = async (ids: string[], transaction?: Reader) =>
    (await type.read(ids, transaction)).map(record => withAddresses(store, record))
  const listing = (): Listing<Record> => {
    const own = { path, areas: [store.feature, ...areas] as [string, ...string[]], read }
    if (type.listing) return { ...own, ...type.listing }
    return documentListing({ ...own, feature: store.feature, fields, ...(type.sql && { sql: type.sql() }) })
  }
  const names = Object.keys(answer.shape)
  const sortable = names.filter(each => !(each in lists) && !unsorted.includes(each))
  const reading = apiRouter()
    .openapi(
      createRoute({
        method: 'get',
        path,
        tags: [tag],
        operationId: `list${tag}`,
        summary: `The ${many}, in their order`,
        request: { query: listQuery(names, sortable) },
        responses: {
          200: okList(name, answer, `${many[0]?.toUpperCase()}${many.slice(1)}`, exampleAnswer),
          ...unchanged,
          ...badInput,
        },
      }),
      c => sendList(c, () => partOf(listing(), c.req.valid('query'))),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: `${path}/{id}`,
        tags: [tag],
        operationId: `get${name}`,
        summary: `One of the ${many}`,
        request: { params: idParams },
        responses: {
          200: ok(answer, 'The record', exampleAnswer, tagged),
          ...(store.address && {
            301: { description: 'Asked for by an address that it had earlier; Location has the present one' },
          }),
          ...unchanged,
          ...badInput,
          404: problem('There is no such record', 'NOT_FOUND', m.record_missing()),
        },
      }),
      async c => {
        const { id } = c.req.valid('param')
        const found = (await findIn(listing(), id)) ?? (await findIn(listing(), await idAt(store, id)))
        if (!found) throw new AppError('NOT_FOUND', m.record_missing())
        const slug = store.address?.slug({ ...found })
        if (id !== found._id && slug !== undefined && slug !== id) return c.redirect(`/api/v1${path}/${slug}`, 301)
        return sendRecord(c, found)
      },
    )
  const readOnly = ['version', 'updatedAt', '_id', ...Object.keys(derived)]
  const { right = 'content' } = type
  return reading.route(
    '/',
    writeRest({ store, right, readOnly, path, tag, name, answer, example: exampleAnswer, read }),
  )
}

/** The id of the record at an address, or that was there earlier; empty where none is. */
async function idAt(store: ContentStore, slug: string): Promise<string> {
  const { address, feature } = store
  if (!address) return ''
  const find = async () => {
    const id = (await address.findLive(database, slug)) ?? (await findMovedRecord(store, slug))
    return id === undefined ? null : { id }
  }
  return (await cachedRead(`${feature}.at ${slug}`, find))?.id ?? ''
}

function shapeOf(fields: DocumentFields): { [name: string]: z.ZodType } {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = valueOf(field).openapi({ format: FORMATS[field.kind], description: descriptionOf(field) })
      return [name, field.required ? value : value.optional()]
    }),
  )
}

/** What is chosen has no closed list in the document: a program made from it has to bear a value that is new. */
function descriptionOf({ kind, options }: Field) {
  return options ? `One of ${options.map(({ value }) => value).join(', ')}` : DESCRIPTIONS[kind]
}

function valueOf(field: Field) {
  if (field.kind === 'number')
    return (field.currency ? z.number().multipleOf(THOUSANDTH) : z.number().int()).min(0).max(NUMBER_MAX)
  return field.kind === 'check' ? z.boolean() : z.string().max(maxOf(field))
}

function listsOf(lists: DocumentLists) {
  return Object.fromEntries(
    Object.entries(lists).map(([name, { fields, max }]) => [
      name,
      z.array(z.object({ _id: z.string(), ...shapeOf(fields) })).max(max),
    ]),
  )
}
