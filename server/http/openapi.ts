import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { HonoEnv } from '#server/http/env.ts'
import { errorResponse } from '#server/http/error-response.ts'
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

const errorBody = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    }),
  })
  .openapi('Error')

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
export const problem = (description: string) => ({
  description,
  content: { 'application/json': { schema: errorBody } },
})
export const body = <T extends z.ZodType>(schema: T) => ({
  body: { required: true, content: { 'application/json': { schema } } },
})

/** For requests that must not be repeated when their response is lost. */
export const idempotencyKey = z.object({
  'idempotency-key': z.string().optional().openapi({
    description:
      'A key of your own for this request, such as a UUID. Within 24 hours the same request with it is answered as before, and nothing is added again.',
  }),
})
export const keyUsed = { 422: problem('The Idempotency-Key came with another request before') }

/** The responses that every change has in common. */
export const staffErrorResponses = {
  400: problem('The input is not valid; `issues` names each field'),
  401: problem('Nobody is signed in'),
  403: problem('The account is no staff account, or the request comes from another site'),
  413: problem('The body is too large'),
  415: problem('The body is of another type than the call takes'),
  429: problem('Too many changes; Retry-After has the seconds to wait'),
  503: problem('Nothing can be stored now; Retry-After has the seconds to wait'),
}
