import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { HonoEnv } from '#server/http/env.ts'
import { log } from '#server/log.ts'

/** The same for an answer that was kept. */
export function logKept({ method, url }: Request, answer: Response): Response {
  const id = randomUUID()
  answer.headers.set('x-request-id', id)
  log.info({ id, method, path: new URL(url).pathname, status: answer.status, kept: true })
  return answer
}

/** One line a request, and its id on every answer: the id is what a person can quote and the log can find. */
export const logged: MiddlewareHandler<HonoEnv> = async (c, next) => {
  const begun = performance.now()
  const id = c.get('requestId')
  await next()
  c.res.headers.set('x-request-id', id)
  const { status } = c.res
  log[status >= 500 ? 'error' : 'info']({ id, method: c.req.method, path: c.req.path, status, ms: Math.round((performance.now() - begun) * 10) / 10 })
}
