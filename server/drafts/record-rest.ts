import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { m } from '#i18n/paraglide/messages.js'
import type { Data } from '#server/drafts/data.ts'
import * as records from '#server/drafts/record-writes.ts'
import { type IdempotentRequest, idempotentRequest } from '#server/db/idempotency.ts'
import { describedLater } from '#server/http/described-later.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { versionsOf } from '#server/http/etags.ts'
import { objectSchemaOf } from '#server/http/json-schema.ts'
import { takesBody } from '#server/http/gate.ts'
import {
  apiRouter,
  exampleRecord,
  idempotencyKey,
  idParams,
  ifMatch,
  inputError,
  keyUsed,
  ok,
  problem,
  staffErrorResponses,
  staffOr,
  stale,
  tagged,
} from '#server/http/openapi.ts'
import { middlewareFor } from '#server/http/require-staff.ts'
import { strictJsonBody } from '#server/http/strict-json.ts'
import { tagOf } from '#server/http/tagged.ts'
import type { Scope } from '#server/permissions.ts'

const JSON_MAX = 512 * 1024

/** A content type as programs write it over REST. */
export type RecordRest<Record extends records.RestRecord> = records.Writable<Record> & {
  /** What staff need to change it. */
  right: Exclude<Scope, 'write'>
  /** Below /api/v1; one record has its id after it. */
  path: string
  /** Its heading in the reference, and the name of its schema. */
  tag: string
  name: string
  answer: z.ZodObject
  /** A whole record for the reference. */
  example: object
}

/** The two ways to send a record that is there. */
export const WAYS = [
  {
    method: 'put',
    verb: 'replace',
    isWhole: true,
    what: 'Replace',
    description:
      'A record can be sent back as it was read. What is left out is taken away, but for what no answer shows: that stays unless it is given or null. `_id`, `version`, `updatedAt` and what is made of the fields are taken when they are those of the record.',
  },
  {
    method: 'patch',
    verb: 'change',
    isWhole: false,
    what: 'Change fields of',
    description:
      'A list is replaced as a whole, and its entries keep their `_id` where one is given; null takes a value away.',
  },
] as const

/** What the calls that write a content type have in common. */
export function writing<Record extends records.RestRecord>(type: RecordRest<Record>) {
  const { store, readOnly, right, tag, example } = type
  const editors = middlewareFor(right)
  const input = Object.fromEntries(Object.entries(example).filter(([member]) => !readOnly.includes(member)))
  return {
    call: { tags: [tag], security: staffOr([right, 'write']) },
    editors: [editors],
    writers: [editors, takesBody(JSON_MAX), strictJsonBody],
    /**
     * The body of a call: what a schema of the store takes. What is sent back may say what nobody writes, a part leaves
     * out what it likes.
     */
    body(name: string, schema: z.ZodType, { isSentBack = false, isPart = false } = {}) {
      const values = describedLater(name, () => {
        const { required, properties, ...object } = objectSchemaOf(schema)
        return {
          ...object,
          properties: { ...properties, ...(isSentBack && readableOf(type)) },
          ...(!isPart &&
            required && { required: required.filter(member => isSentBack || !store.fields[member]?.derived) }),
        }
      })
      const example = isPart ? Object.fromEntries(Object.entries(input).slice(0, 1)) : input
      return { body: { required: true, content: { 'application/json': { schema: values, example } } } }
    },
    refused: {
      404: problem('There is no such record', 'NOT_FOUND', m.record_missing()),
      ...(store.address && {
        409: problem('Another record has this address', 'CONFLICT', m.record_address_taken(takenExample)),
      }),
      ...staffErrorResponses,
    },
  }
}

/** What may be sent back, though nobody writes it. */
function readableOf<Record extends records.RestRecord>({ answer, readOnly }: RecordRest<Record>) {
  const shown = objectSchemaOf(answer).properties
  return Object.fromEntries(readOnly.map(member => [member, { ...shown[member], readOnly: true }]))
}

const takenExample = { slug: 'open-day', title: 'Open day', suggestion: 'open-day-2' }

/** Which record a call is about, and what its program has seen of it. */
export const targetOf = (c: Context<HonoEnv>, id: string): records.Target => ({
  id,
  seen: versionsOf(c.req.header('if-match')),
})

/** Adds what a program sends and answers with it. `call` names the call among those whose keys are kept. */
export async function sendAdded(
  c: Context<HonoEnv>,
  given: Data,
  call: string,
  create: (request: IdempotentRequest | undefined) => Promise<records.RestRecord>,
  addressOf: (id: string) => string,
) {
  const request = idempotentRequest(c.get('user').id, c.req.header('idempotency-key'), call, given)
  return refusing(async () => {
    const record = await create(request)
    return c.json({ data: record }, 201, { location: `/api/v1${addressOf(record._id)}`, ...tagOf(record) })
  })
}

/** Changes a record and answers with it. */
export const sendChanged = (c: Context<HonoEnv>, change: () => Promise<records.RestRecord>) =>
  refusing(async () => {
    const record = await change()
    return c.json({ data: record }, 200, tagOf(record))
  })

/** What breaks the rules of a content type is answered like any other input, with each field. */
async function refusing(work: () => Promise<Response>): Promise<never> {
  try {
    return (await work()) as never
  } catch (error) {
    if (error instanceof z.ZodError) return inputError(error) as never
    throw error
  }
}

/** Adding, changing and deleting the live records of a content type over REST, by the rules of its form. */
export function recordRest<Record extends records.RestRecord>(type: RecordRest<Record>) {
  const { store, path, name, answer, example } = type
  const { call, editors, writers, body, refused } = writing(type)
  const one = `${path}/{id}` as const
  const rest = apiRouter()
    .openapi(
      createRoute({
        ...call,
        method: 'post',
        path,
        operationId: `add${name}`,
        summary: 'Add a record, which visitors see at once',
        middleware: writers,
        request: { headers: idempotencyKey, ...body(`${name}Input`, store.publishSchema) },
        responses: {
          201: ok(answer, 'Added; Location has its address', example as never, tagged),
          ...refused,
          ...keyUsed,
        },
      }),
      c => {
        const given = c.req.valid('json')
        const create = (request?: IdempotentRequest) => records.create(type, c.get('user'), given, request)
        return sendAdded(c, given, `${store.feature}.add`, create, id => `${path}/${id}`)
      },
    )
    .openapi(
      createRoute({
        ...call,
        method: 'delete',
        path: one,
        operationId: `delete${name}`,
        summary: 'Delete a record; staff can take it back from the trash',
        middleware: editors,
        request: { params: idParams, headers: ifMatch },
        responses: {
          200: ok(z.object({ _id: z.string() }), 'Deleted', { _id: exampleRecord._id }),
          ...refused,
          ...stale,
        },
      }),
      async c => {
        const target = targetOf(c, c.req.valid('param').id)
        return c.json({ data: await records.remove(type, c.get('user'), target) }, 200) as never
      },
    )
  for (const { method, verb, isWhole, what, description } of WAYS)
    rest.openapi(
      createRoute({
        ...call,
        method,
        path: one,
        operationId: `${verb}${name}`,
        summary: `${what} a record`,
        description,
        middleware: writers,
        request: {
          params: idParams,
          headers: ifMatch,
          ...body(`${name}${isWhole ? 'Replacement' : 'Change'}`, store.publishSchema, {
            isSentBack: true,
            isPart: !isWhole,
          }),
        },
        responses: { 200: ok(answer, 'The record as it is now', example as never, tagged), ...refused, ...stale },
      }),
      c => {
        const sent = { given: c.req.valid('json'), isWhole }
        const target = targetOf(c, c.req.valid('param').id)
        return sendChanged(c, () => records.change(type, c.get('user'), target, sent))
      },
    )
  return rest
}
