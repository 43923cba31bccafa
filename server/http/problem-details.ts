import { STATUS_CODES } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import type { Issue } from '#server/http/error-response.ts'

const PROBLEM = 'application/problem+json'

/**
 * Errors as problem details (RFC 9457) for whoever names `application/problem+json` in Accept. `type` is about:blank, so `title` is that
 * of the status; `code` and `issues` are those of our own shape.
 */
export const problemDetails: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.status < 400 || !c.res.headers.get('content-type')?.startsWith('application/json')) return
  const wants = parseAccept(c.req.header('accept') ?? '').some(({ type, q }) => type.toLowerCase() === PROBLEM && q > 0)
  if (!wants) return
  const { status, headers } = c.res
  const { error } = (await c.res.json()) as { error: { code: string; message: string; issues?: Issue[] } }
  const { message: detail, ...ours } = error
  const problem = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, ...ours }
  const ofProblem = new Headers(headers)
  ofProblem.set('content-type', PROBLEM)
  ofProblem.delete('content-length')
  c.res = undefined // else Hono mixes both responses' headers
  c.res = new Response(JSON.stringify(problem), { status, headers: ofProblem })
}
