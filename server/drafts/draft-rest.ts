import { createRoute, z } from '@hono/zod-openapi'
import * as drafts from '#server/drafts/draft-writes.ts'
import {
  type RecordRest,
  recordRest,
  sendAdded,
  sendChanged,
  targetOf,
  WAYS,
  writing,
} from '#server/drafts/record-rest.ts'
import type { RestRecord } from '#server/drafts/record-writes.ts'
import { type IdempotentRequest, idempotentRequest } from '#server/db/idempotency.ts'
import {
  apiRouter,
  exampleRecord,
  idempotencyKey,
  idParams,
  ifMatch,
  keyUsed,
  ok,
  staffOr,
  stale,
  tagged,
} from '#server/http/openapi.ts'
import { tagOf } from '#server/http/tagged.ts'

const STATES = ['_id', 'version', 'updatedAt']
const publishAt = z.string().openapi({ format: 'date-time', description: 'When it is published; staff schedule it' })

/** Drafts of the records of a content type over REST, which visitors do not see until they are published. */
export function draftRest<Record extends RestRecord>(type: RecordRest<Record>) {
  const { store, path, name, right, readOnly, answer, example } = type
  const { call, editors, writers, body, refused } = writing(type)
  const one = `${path}/{id}/draft` as const
  const isOfDraft = ([member]: [string, unknown]) => STATES.includes(member) || !readOnly.includes(member)
  const fields = Object.entries(answer.partial().shape).filter(isOfDraft)
  const states = Object.fromEntries(STATES.map(member => [member, answer.shape[member]!]))
  const drafted = z.object({ ...Object.fromEntries(fields), ...states, publishAt: publishAt.optional() })
  const exampleDraft = Object.fromEntries(Object.entries(example).filter(isOfDraft))
  const answerOf = (description: string) =>
    ok(drafted.openapi(`${name}Draft`), description, exampleDraft as never, tagged)
  const changeBody = body(`${name}DraftChange`, store.draftSchema, { isSentBack: true, isPart: true })
  const rest = apiRouter()
    .openapi(
      createRoute({
        ...call,
        method: 'post',
        path: `${path}/drafts`,
        operationId: `add${name}Draft`,
        summary: 'Add a record that only staff see: a draft',
        description: 'Fields may be missing or wrong until it is published.',
        middleware: writers,
        request: { headers: idempotencyKey, ...body(`${name}DraftInput`, store.draftSchema) },
        responses: { 201: answerOf('Added; Location has its address'), ...refused, ...keyUsed },
      }),
      c => {
        const given = c.req.valid('json')
        const create = (request?: IdempotentRequest) => drafts.create(type, c.get('user'), given, request)
        return sendAdded(c, given, `${store.feature}.addDraft`, create, id => `${path}/${id}/draft`)
      },
    )
    .openapi(
      createRoute({
        ...call,
        security: staffOr([right]),
        method: 'get',
        path: one,
        operationId: `get${name}Draft`,
        summary: 'The draft of a record',
        middleware: editors,
        request: { params: idParams },
        responses: { 200: answerOf('The draft'), ...refused },
      }),
      async c => {
        const found = await drafts.find(type, c.req.valid('param').id)
        return c.json({ data: found }, 200, tagOf(found)) as never
      },
    )
    .openapi(
      createRoute({
        ...call,
        method: 'delete',
        path: one,
        operationId: `discard${name}Draft`,
        summary: 'End a draft: what visitors see stays, and what was only a draft goes to the trash',
        middleware: editors,
        request: { params: idParams, headers: ifMatch },
        responses: {
          200: ok(z.object({ _id: z.string() }), 'Ended', { _id: exampleRecord._id }),
          ...refused,
          ...stale,
        },
      }),
      async c => {
        const target = targetOf(c, c.req.valid('param').id)
        return c.json({ data: await drafts.discard(type, c.get('user'), target) }, 200) as never
      },
    )
    .openapi(
      createRoute({
        ...call,
        method: 'post',
        path: `${path}/{id}/publish`,
        operationId: `publish${name}Draft`,
        summary: 'Publish the draft of a record as it is',
        description:
          'It has to pass the rules of a record. Refused with 412 where the live record has changed meanwhile in the same field.',
        middleware: editors,
        request: { params: idParams, headers: ifMatch.extend(idempotencyKey.shape) },
        responses: {
          200: ok(answer, 'The record that visitors see now', example as never, tagged),
          ...refused,
          ...stale,
          ...keyUsed,
        },
      }),
      c => {
        const { id } = c.req.valid('param')
        const key = c.req.header('idempotency-key')
        const request = idempotentRequest(c.get('user').id, key, `${store.feature}.publishDraft`, id)
        return sendChanged(c, () => drafts.publish(type, c.get('user'), targetOf(c, id), request))
      },
    )
  for (const { method, verb, isWhole, what, description } of WAYS)
    rest.openapi(
      createRoute({
        ...call,
        method,
        path: one,
        operationId: `${verb}${name}Draft`,
        summary: `${what} the draft of a record, or begin one with what is live`,
        description: `${description} A draft that says what is live ends, and the live record is the answer.`,
        middleware: writers,
        request: {
          params: idParams,
          headers: ifMatch,
          ...changeBody,
        },
        responses: { 200: answerOf('The draft as it is now'), ...refused, ...stale },
      }),
      c => {
        const sent = { given: c.req.valid('json'), isWhole }
        const target = targetOf(c, c.req.valid('param').id)
        return sendChanged(c, () => drafts.change(type, c.get('user'), target, sent))
      },
    )
  return rest
}

/** All calls that write a content type. */
export const writeRest = <Record extends RestRecord>(type: RecordRest<Record>) =>
  apiRouter().route('/', recordRest(type)).route('/', draftRest(type))
