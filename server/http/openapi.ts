import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { HonoEnv } from '#server/http/env.ts'
import { listMembers } from '#server/http/list-query.ts'
import { errorResponse } from '#server/http/error-response.ts'
import type { Scope } from '#server/permissions.ts'
import { PROBLEMS_MAX } from '#i18n/zod.ts'

/** A REST router whose input errors are error responses of ours, each with its field. */
export function apiRouter() {
  return new OpenAPIHono<HonoEnv>({
    defaultHook(result) {
      if (result.success) return undefined
      const issues = result.error.issues
        .slice(0, PROBLEMS_MAX)
        .map(({ path, message }) => ({ path: path.join('.'), message }))
      return errorResponse(400, 'BAD_REQUEST', issues[0]?.message ?? 'The input is not valid', {}, issues)
    },
  })
}

/** The paths that anyone may GET. */
export function publicPaths({ openAPIRegistry }: OpenAPIHono<HonoEnv>): string[] {
  return openAPIRegistry.definitions.flatMap(each =>
    each.type === 'route' && each.route.method === 'get' && !each.route.security ? [each.route.path] : [],
  )
}

const issues = z.array(z.object({ path: z.string(), message: z.string() })).optional()

const errorBody = z
  .object({ error: z.object({ code: z.string(), message: z.string(), issues }) })
  .openapi('Error', { example: { error: { code: 'NOT_FOUND', message: 'There is no such record' } } })

const problemBody = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code: z.string(),
    issues,
  })
  .openapi('Problem', {
    example: {
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'There is no such record',
      code: 'NOT_FOUND',
    },
  })

export const tagged = z.object({ etag: z.string().openapi({ example: '"3"' }) })

/** What every record of content says about its changes. */
export const changedAt = {
  version: z.number().int().openapi({ description: 'Grows with each change; the ETag of the record' }),
  updatedAt: z.string().openapi({ format: 'date-time' }),
}

export const ok = <T extends z.ZodType>(schema: T, description: string, headers?: z.ZodObject) => ({
  description,
  content: { 'application/json': { schema: z.object({ data: schema }) } },
  ...(headers && { headers }),
})
/** The answer of a list that takes a `listQuery`. */
export const okList = <T extends z.ZodType>(record: T, description: string) => ({
  description,
  headers: tagged,
  content: { 'application/json': { schema: z.object({ data: z.array(record), ...listMembers }) } },
})
export const problem = (description: string) => ({
  description,
  content: { 'application/json': { schema: errorBody }, 'application/problem+json': { schema: problemBody } },
})
export const body = <T extends z.ZodType>(schema: T) => ({
  body: { required: true, content: { 'application/json': { schema } } },
})

export const badInput = { 400: problem('The path or the query is not valid; `issues` names each field') }

/** For requests that must not be repeated when their response is lost. */
export const idempotencyKey = z.object({
  'idempotency-key': z.string().optional().openapi({
    description:
      'A key of your own for this request, such as a UUID. Within 24 hours the same request with it is answered as before, and nothing is added again.',
  }),
})
export const keyUsed = { 422: problem('The Idempotency-Key came with another request before') }

/** Who may call: a person with a session, or a program with a token that has all the scopes of one of these. */
export const staffOr = (...tokens: Scope[][]): Record<string, string[]>[] => [
  { session: [] },
  ...tokens.map(bearer => ({ bearer })),
]

/** The responses that every change has in common. */
export const staffErrorResponses = {
  400: problem('The input is not valid; `issues` names each field'),
  401: problem('Nobody is signed in, or the API token is wrong, ended or revoked; WWW-Authenticate says so'),
  403: problem('The account may not do this, the API token lacks a scope, or the request comes from another site'),
  413: problem('The body is too large'),
  415: problem('The body is of another type than the call takes'),
  429: problem('Too many changes; Retry-After has the seconds to wait'),
  503: problem('Nothing can be stored now; Retry-After has the seconds to wait'),
}

/** What any call may answer, as plain OpenAPI: it is added to the finished document. */
export const everyResponse = {
  421: ofEvery('The request is for another host than ours'),
  500: ofEvery('A defect of ours; the sentence has the id of the request'),
  503: ofEvery('The database does not answer now; Retry-After has the seconds to wait'),
}

function ofEvery(description: string) {
  const content = { 'application/json': reference('Error'), 'application/problem+json': reference('Problem') }
  return { description, content }
}

function reference(name: string) {
  return { schema: { $ref: `#/components/schemas/${name}` } }
}
