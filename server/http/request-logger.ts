import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { HonoEnv } from '#server/http/env.ts'
import { isUntold } from '#server/http/confidential.ts'
import { clientAborted } from '#server/http/client-aborted.ts'
import { log } from '#server/log.ts'
import { requestDuration } from '#server/http/metrics.ts'

const SECRET = /[\w-]{43,}/g // the token of a preview link
const CLIENT_CLOSED_REQUEST = 499 // nginx's status for it

/** Logs one line a request, but for confidential ones, and puts its id on every response, for people to quote. */
export const requestLogger: MiddlewareHandler<HonoEnv> = async (c, next) => {
  const startedAt = performance.now()
  await next()
  c.res.headers.set('x-request-id', c.get('requestId'))
  if (isUntold(c.req.path)) return
  const route = c.get('kept') ? 'kept' : routePath(c)
  logRequest({
    id: c.get('requestId'),
    method: c.req.method,
    route: route === '/*' ? 'page' : route,
    path: c.req.path,
    status: clientAborted(c) ? CLIENT_CLOSED_REQUEST : c.res.status,
    startedAt,
    bytes: c.res.headers.get('content-length'),
  })
}

/** The same for a response from the cache. */
export function logCached({ method, url }: Request, response: Response, startedAt: number): Response {
  const id = randomUUID()
  response.headers.set('x-request-id', id)
  logRequest({
    id,
    method,
    route: 'kept',
    path: new URL(url).pathname,
    status: response.status,
    startedAt,
    bytes: response.headers.get('content-length'),
  })
  return response
}

type Line = {
  id: string
  method: string
  route: string
  path: string
  status: number
  startedAt: number
  bytes: string | null
}

function logRequest({ startedAt, bytes, ...line }: Line) {
  const ms = performance.now() - startedAt
  requestDuration.observe({ method: line.method, route: line.route, status: line.status }, ms / 1000)
  log[line.status >= 500 ? 'error' : 'info']({
    ...line,
    path: line.path.replaceAll(SECRET, '…'),
    ms: Math.round(ms * 10) / 10,
    ...(bytes !== null && { bytes: Number(bytes) }),
  })
}
