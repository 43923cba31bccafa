import { STATUS_CODES } from 'node:http'
import { OpenAPIHono, z } from '@hono/zod-openapi'
import { m } from '#i18n/paraglide/messages.js'
import type { AppErrorCode } from '#server/errors.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { LIST_MAX, listMembers } from '#server/http/list-query.ts'
import { errorResponse, type Issue, STATUS } from '#server/http/error-response.ts'
import type { Scope } from '#server/permissions.ts'
import { idText } from '#i18n/typed/rules.ts'
import { issuesOf } from '#i18n/zod.ts'

/** A REST router whose input errors are error responses of ours, each with its field. */
export function apiRouter() {
  return new OpenAPIHono<HonoEnv>({
    defaultHook(result) {
      return result.success ? undefined : inputError(result.error)
    },
  })
}

/** The answer to an input that breaks the rules, with each field. */
export function inputError(error: Pick<z.ZodError, 'issues'>): Response {
  const issues = issuesOf(error)
  return errorResponse(400, 'BAD_REQUEST', issues[0]?.message ?? 'The input is not valid', {}, issues)
}

const issues = z.array(z.object({ path: z.string(), message: z.string() })).optional()

const code = z.string().openapi({ description: 'What is wrong, for programs; docs/api.md lists them' })

const errorBody = z.object({ error: z.object({ code, message: z.string(), issues }) }).openapi('Error')

const problemBody = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code,
    issues,
  })
  .openapi('Problem')

export const tagged = z.object({ etag: z.string().openapi({ example: '"3-5f0c1b7a9d2e4f68"' }) })
/** The headers of a list. */
const listed = tagged.extend({
  'changes-cursor': z.string().openapi({
    description:
      'Where `/changes` goes on with what happens to these records after this answer. Of a list in several parts take that of the first',
    example: 'WzEsIkY0ZEtQMVN3Iiw0Ml0',
  }),
})

/** The path of a call about one record. */
export const idParams = z.object({
  id: idText()
    .min(1)
    .openapi({ param: { name: 'id', in: 'path' } }),
})

/** For changes of what may have changed meanwhile. */
export const ifMatch = z.object({
  'if-match': z.string().max(2000).optional().openapi({
    description:
      'The ETag you have seen, or several, or * for any; a weak one (W/…) matches nothing. The change is refused with 412 when the record has changed since.',
  }),
})
export const stale = {
  412: problem('The record has changed since the version in If-Match', 'PRECONDITION_FAILED', m.record_changed_since()),
}

/** The members that every record of content has, as examples show them. */
export const exampleRecord = {
  _id: '4a5b3a0e-96ad-4d2f-a0a1-0c8d4a8f6f7e',
  version: 3,
  updatedAt: '2026-11-23T06:00:00.000Z',
}
/** The address of a stored picture in examples. */
export const examplePicture = 'https://agency.example/pictures/5ab1eccff98be72e85c894fe2239d61d-1280x854.webp'

/** What every record of content says about its changes. */
export const changedAt = {
  version: z.number().int().openapi({ description: 'Grows with each change; the ETag of the record' }),
  updatedAt: z.string().openapi({ format: 'date-time' }),
}

export const ok = <T extends z.ZodType>(
  schema: T,
  description: string,
  example: z.input<T>,
  headers?: z.ZodObject,
) => ({
  description,
  content: { 'application/json': { schema: z.object({ data: schema }), example: { data: example } } },
  ...(headers && { headers }),
})
/** The answer of a list that takes a `listQuery`; `name` is that of its records, of which `fields` may leave out all but the id. */
export const okList = <T extends z.ZodObject>(name: string, record: T, description: string, example: z.input<T>) => ({
  description,
  headers: listed,
  content: {
    'application/json': {
      schema: z.object({ data: z.array(inList(name, record)).max(LIST_MAX), ...listMembers }),
      example: { data: [example], total: 1 },
    },
  },
})

const inList = <T extends z.ZodObject>(name: string, record: T) =>
  z
    .object({ ...record.partial().shape, _id: z.string() })
    .openapi(`${name}InList`, { description: 'Without `fields` it is whole; with them it has those alone, and its id' })

/** The most characters that a rule lets through. */
export function maxLengthOf(rule: z.ZodType | undefined): number | undefined {
  if (rule instanceof z.ZodOptional || rule instanceof z.ZodNullable) return maxLengthOf(rule.unwrap() as z.ZodType)
  return rule instanceof z.ZodString ? (rule.maxLength ?? undefined) : undefined
}
/** An error response; `code` and `message` are its example. */
export function problem(description: string, code: AppErrorCode, message: string, issues?: Issue[]) {
  const [json, details] = errorExamples(STATUS[code], { code, message, ...(issues && { issues }) })
  return {
    description,
    content: {
      'application/json': { schema: errorBody, example: json },
      'application/problem+json': { schema: problemBody, example: details },
    },
  }
}
export const body = <T extends z.ZodType>(schema: T, example: z.input<T>) => ({
  body: { required: true, content: { 'application/json': { schema, example } } },
})

const limitIssue = { path: 'limit', message: m.count_too_big({ max: '200' }) }
export const badInput = {
  400: problem('The path or the query is not valid; `issues` names each field', 'BAD_REQUEST', limitIssue.message, [
    limitIssue,
  ]),
}

/** For requests that must not be repeated when their response is lost. */
export const idempotencyKey = z.object({
  'idempotency-key': z.string().optional().openapi({
    description:
      'A key of your own for this request, such as a UUID. Within 24 hours the same request with it is answered as before, and nothing is added again.',
  }),
})
export const keyUsed = {
  422: problem(
    'The Idempotency-Key came with another request before',
    'UNPROCESSABLE_CONTENT',
    m.idempotency_key_other({ name: 'Idempotency-Key' }),
  ),
}

/** Allowed callers: a person with a session, or a program with a token that has all the scopes of one of these. */
export const staffOr = (...tokens: Scope[][]): Record<string, string[]>[] => [
  { session: [] },
  ...tokens.map(bearer => ({ bearer })),
]

const nameIssue = { path: 'countryName', message: m.country_name_needed() }

/** The responses that every change has in common. */
export const staffErrorResponses = {
  400: problem('The input is not valid; `issues` names each field', 'BAD_REQUEST', nameIssue.message, [nameIssue]),
  401: problem(
    'Nobody is signed in, or the API token is wrong, ended or revoked; WWW-Authenticate says so',
    'UNAUTHORIZED',
    m.sign_in_first(),
  ),
  403: problem(
    'The account may not do this, the API token lacks a scope, or the request comes from another site',
    'FORBIDDEN',
    m.program_scope_missing({ scopes: 'write' }),
  ),
  413: problem('The body is too large', 'PAYLOAD_TOO_LARGE', 'The body may have at most 524288 bytes'),
  415: problem('The body is of another type than the call takes', 'UNSUPPORTED_MEDIA_TYPE', 'Unsupported Media Type'),
  429: problem(
    'Too many changes; Retry-After has the seconds to wait',
    'TOO_MANY_REQUESTS',
    m.too_many_tries({ minutes: '1' }),
  ),
  503: problem(
    'Nothing can be stored now; Retry-After has the seconds to wait',
    'SERVICE_UNAVAILABLE',
    m.storage_busy(),
  ),
}

/** What any call may answer, as plain OpenAPI: it is added to the finished document. */
export const everyResponse = {
  401: ofEvery(401, 'The API token is wrong, ended or revoked: also where nobody needs one', {
    code: 'invalid_token',
    message: m.program_token_wrong(),
  }),
  429: ofEvery(429, 'Too many requests with this token, or too many wrong ones; Retry-After has the seconds to wait', {
    code: 'TOO_MANY_REQUESTS',
    message: m.too_many_tries({ minutes: '1' }),
  }),
  421: ofEvery(421, 'The request is for another host than ours', {
    code: 'MISDIRECTED_REQUEST',
    message: m.host_unknown({ address: 'https://agency.example' }),
  }),
  500: ofEvery(500, 'A defect of ours; the sentence has the id of the request', {
    code: 'INTERNAL',
    message: `${m.error_ours()} (${exampleRecord._id})`,
  }),
  503: ofEvery(503, 'The database does not answer now; Retry-After has the seconds to wait', {
    code: 'SERVICE_UNAVAILABLE',
    message: m.storage_away(),
  }),
}

/** The parameter of every call that answers 304. */
export const ifNoneMatch = {
  name: 'if-none-match',
  in: 'header',
  schema: { type: 'string' },
  description: 'The ETag of the answer you have; 304 without a body says that it is still right',
}

type ErrorExample = { code: string; message: string; issues?: Issue[] }

function ofEvery(status: number, description: string, error: ErrorExample) {
  const [json, details] = errorExamples(status, error)
  const content = {
    'application/json': { ...reference('Error'), example: json },
    'application/problem+json': { ...reference('Problem'), example: details },
  }
  return { description, content }
}

function reference(name: string) {
  return { schema: { $ref: `#/components/schemas/${name}` } }
}

/** An error in both of its forms. */
function errorExamples(status: number, error: ErrorExample) {
  const { message: detail, ...ours } = error
  return [{ error }, { type: 'about:blank', title: STATUS_CODES[status] ?? '', status, detail, ...ours }] as const
}
