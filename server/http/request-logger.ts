import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { HonoEnv } from '#server/http/env.ts'
import { clientAborted } from '#server/http/client-aborted.ts'
import { log } from '#server/log.ts'
import { answered } from '#server/http/metrics.ts'

const LEFT = 499 // as nginx notes it

/** One line a request, and its id on every answer: the id is what a person can quote and the log can find. */
export const requestLogger: MiddlewareHandler<HonoEnv> = async (c, next) => {
  const begun = performance.now()
  await next()
  c.res.headers.set('x-request-id', c.get('requestId'))
  const route = c.get('kept') ? 'kept' : routePath(c)
  note({
    id: c.get('requestId'),
    method: c.req.method,
    route: route === '/*' ? 'page' : route,
    path: c.req.path,
    status: clientAborted(c) ? LEFT : c.res.status,
    begun,
    bytes: c.res.headers.get('content-length'),
  })
}

/** The same for an answer that was kept ready. */
export function logCached({ method, url }: Request, answer: Response, begun: number): Response {
  const id = randomUUID()
  answer.headers.set('x-request-id', id)
  note({
    id,
    method,
    route: 'kept',
    path: new URL(url).pathname,
    status: answer.status,
    begun,
    bytes: answer.headers.get('content-length'),
  })
  return answer
}

type Line = {
  id: string
  method: string
  route: string
  path: string
  status: number
  begun: number
  bytes: string | null
}

function note({ begun, bytes, ...line }: Line) {
  const ms = performance.now() - begun
  answered.observe({ method: line.method, route: line.route, status: line.status }, ms / 1000)
  log[line.status >= 500 ? 'error' : 'info']({
    ...line,
    ms: Math.round(ms * 10) / 10,
    ...(bytes !== null && { bytes: Number(bytes) }),
  })
}
