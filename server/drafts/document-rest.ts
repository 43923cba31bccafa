import { createRoute, z } from '@hono/zod-openapi'
import { m } from '#i18n/paraglide/messages.js'
import { idText } from '#i18n/typed/rules.ts'
import { type DocumentFields, type DocumentLists, maxOf, NUMBER_MAX } from '#server/drafts/document-schema.ts'
import type { Field } from '#server/drafts/field.ts'
import { documentListing, type DocumentSql } from '#server/drafts/document-list.ts'
import { AppError } from '#server/errors.ts'
import { findIn, listQuery, partOf } from '#server/http/list-query.ts'
import { apiRouter, changedAt, badInput, exampleRecord, ok, okList, problem, tagged } from '#server/http/openapi.ts'
import { versionTag } from '#server/http/etags.ts'
import { sendList, sendTagged, unchanged } from '#server/http/tagged.ts'
import { toAddress } from '#server/files/domain.ts'

type DocumentRest<Record> = {
  feature: string
  /** Below /api/v1; one record has its id after it. */
  path: string
  /** Areas of content that its records are made of beside their own. */
  areas?: string[]
  /** Its heading in the reference, and the name of its schema. */
  tag: string
  name: string
  /** What its records are called. */
  many: string
  fields: DocumentFields
  lists?: DocumentLists
  /** A record for the reference, without what every record has. */
  example: object
  /** What an answer has beyond them, and what of it has no order in the database. */
  derived?: z.ZodRawShape
  unsorted?: string[]
  /** The live records with these ids, in any order. */
  read: (ids: string[]) => Promise<Record[]>
  /** What the list needs in SQL beyond its fields. */
  sql?: () => DocumentSql
  /** The ETag of one record, where what it says changes without a new version. */
  tagOf?: (record: Record) => string
}

const FORMATS: Partial<Record<Field['kind'], string>> = { picture: 'uri', date: 'date', email: 'email' }
const DESCRIPTIONS: Partial<Record<Field['kind'], string>> = {
  link: 'A path of this site or an address',
  focus: 'Where the subject is, in percent of the width and of the height; without it the centre',
}

/** Reading the live documents of a content type over REST, a part of them or one by its id. What is empty is left out. */
export function documentRest<Record extends { _id: string; version: number; updatedAt: string }>(
  type: DocumentRest<Record>,
) {
  const {
    path,
    tag,
    name,
    many,
    fields,
    lists = {},
    derived,
    unsorted = [],
    example,
    read,
    sql,
    tagOf = ({ version }) => String(version),
  } = type
  const answer = z
    .object({ _id: z.string(), ...shapeOf(fields), ...listsOf(lists), ...derived, ...changedAt })
    .openapi(name)
  const exampleAnswer = { ...exampleRecord, ...example }
  const id = idText()
    .min(1)
    .openapi({ param: { name: 'id', in: 'path' } })
  const withAddresses = (record: Record) => ({
    ...toAddresses(fields, record),
    ...Object.fromEntries(
      Object.entries(lists).map(([list, { fields: inEntry }]) => [
        list,
        (record as unknown as { [list: string]: object[] })[list]!.map(entry => toAddresses(inEntry, entry)),
      ]),
    ),
  })
  const listing = () =>
    documentListing({
      feature: type.feature,
      path,
      areas: [type.feature, ...(type.areas ?? [])],
      fields,
      ...(sql && { sql: sql() }),
      read: async ids => (await read(ids)).map(withAddresses),
    })
  const names = Object.keys(answer.shape)
  const sortable = names.filter(each => !(each in lists) && !unsorted.includes(each))
  return apiRouter()
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
        request: { params: z.object({ id }) },
        responses: {
          200: ok(answer, 'The record', exampleAnswer, tagged),
          ...unchanged,
          ...badInput,
          404: problem('There is no such record', 'NOT_FOUND', m.content_missing()),
        },
      }),
      async c => {
        const record = await findIn(listing(), c.req.valid('param').id)
        if (!record) throw new AppError('NOT_FOUND', m.content_missing())
        return sendTagged(c, versionTag(tagOf(record)), async () => ({ data: record }))
      },
    )
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
  if (field.kind === 'number') return z.number().int().min(0).max(NUMBER_MAX)
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

/** Paths of our own pictures as whole addresses. */
function toAddresses<Values extends object>(fields: DocumentFields, values: Values) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields[name]?.kind === 'picture' ? toAddress(value as string) : value,
    ]),
  ) as Values
}
