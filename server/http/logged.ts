import type { MiddlewareHandler } from 'hono'
import type { HonoEnv } from '#server/http/env.ts'
import { log } from '#server/log.ts'

/** One line a request, and its id on every answer: the id is what a person can quote and the log can find. */
export const logged: MiddlewareHandler<HonoEnv> = async (c, next) => {
  const begun = performance.now()
  const id = c.get('requestId')
  await next()
  c.res.headers.set('x-request-id', id)
  const { status } = c.res
  log[status >= 500 ? 'error' : 'info']({ id, method: c.req.method, path: c.req.path, status, ms: Math.round((performance.now() - begun) * 10) / 10 })
}
