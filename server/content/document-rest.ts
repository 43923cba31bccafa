import { createRoute, z } from '@hono/zod-openapi'
import { m } from '#i18n/paraglide/messages.js'
import { idText } from '#i18n/typed/rules.ts'
import type { DocumentFields, DocumentLists } from '#server/content/document-schema.ts'
import type { Field } from '#server/content/field.ts'
import { AppError } from '#server/errors.ts'
import { listQuery, partOf } from '#server/http/list-query.ts'
import { apiRouter, changedAt, badInput, exampleRecord, ok, okList, problem, tagged } from '#server/http/openapi.ts'
import { versionTag } from '#server/http/etags.ts'
import { sendList, sendTagged, unchanged } from '#server/http/tagged.ts'
import { toAddress } from '#server/media/domain.ts'

type DocumentRest<Record> = {
  /** Below /api/v1; one record has its id after it. */
  path: string
  /** Its heading in the reference, and the name of its schema. */
  tag: string
  name: string
  /** What its records are called. */
  many: string
  fields: DocumentFields
  lists?: DocumentLists
  /** A record for the reference, without what every record has. */
  example: object
  /** What an answer has beyond them. */
  derived?: z.ZodRawShape
  /** The live records, in order. */
  read: () => Promise<Record[]>
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
    example,
    read,
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
  return apiRouter()
    .openapi(
      createRoute({
        method: 'get',
        path,
        tags: [tag],
        operationId: `list${tag}`,
        summary: `The ${many}, in their order`,
        request: { query: listQuery(Object.keys(answer.shape), Object.keys(lists)) },
        responses: {
          200: okList(answer, `${many[0]?.toUpperCase()}${many.slice(1)}`, exampleAnswer),
          ...unchanged,
          ...badInput,
        },
      }),
      c => sendList(c, async () => partOf((await read()).map(withAddresses), c.req.valid('query'), path)),
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
        const record = (await read()).find(({ _id }) => _id === c.req.valid('param').id)
        if (!record) throw new AppError('NOT_FOUND', m.content_missing())
        return sendTagged(c, versionTag(tagOf(record)), async () => ({ data: withAddresses(record) }))
      },
    )
}

function shapeOf(fields: DocumentFields): { [name: string]: z.ZodType } {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = valueOf(field).openapi({ format: FORMATS[field.kind], description: DESCRIPTIONS[field.kind] })
      return [name, field.required ? value : value.optional()]
    }),
  )
}

function valueOf({ kind }: Field) {
  if (kind === 'number') return z.number().int()
  return kind === 'check' ? z.boolean() : z.string()
}

function listsOf(lists: DocumentLists) {
  return Object.fromEntries(
    Object.entries(lists).map(([name, { fields }]) => [
      name,
      z.array(z.object({ _id: z.string(), ...shapeOf(fields) })),
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
