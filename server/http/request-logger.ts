import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { HonoEnv } from '#server/http/env.ts'
import { isUntold } from '#server/http/confidential.ts'
import { clientAddressOf } from '#server/http/client-address.ts'
import { fromFeatures } from '#server/registration/define-feature.ts'
import { clientAborted } from '#server/http/client-aborted.ts'
import { log } from '#server/process/log.ts'
import { requestDuration } from '#server/http/metrics.ts'
import { templateOf } from '#server/http/page-paths.ts'
import { traced } from '#server/tracing/tracing.ts'
import { today } from '#i18n/format.ts'

const SECRET = /[\w-]{43,}/g // the token of a preview link
const CLIENT_CLOSED_REQUEST = 499 // nginx's status for it
const CLIENT_DIGEST_LETTERS = 10
const PATH_MAX_LETTERS = 1024
const TRPC = '/api/trpc/'
const names = fromFeatures(features => new Set(features.map(({ name }) => name)))

/** Logs one line a request, but for confidential ones, and puts its id on every response, for people to quote. */
export const requestLogger: MiddlewareHandler<HonoEnv> = async (c, next) => {
  const startedAt = performance.now()
  const id = c.get('requestId')
  if (isUntold(c.req.path)) await next()
  else
    await traced(c.req.method, next, {
      kind: 'server',
      headers: c.req.raw.headers,
      describe: () => describeRequest(c.req.method, routeOf(c), statusOf(c), id),
    })
  c.res.headers.set('x-request-id', id)
  if (isUntold(c.req.path)) return
  logRequest({
    id,
    method: c.req.method,
    route: routeOf(c),
    path: c.req.path,
    status: statusOf(c),
    client: clientDigest(clientAddressOf(c.req.raw.headers, c.env?.incoming)),
    startedAt,
    bytes: c.res.headers.get('content-length'),
  })
}

const statusOf = (c: Context<HonoEnv>) => (clientAborted(c) ? CLIENT_CLOSED_REQUEST : c.res.status)

const describeRequest = (method: string, route: string, status: number, id: string) => ({
  name: `${method} ${route}`,
  facts: {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'request.id': id,
  },
  isFailed: status >= 500,
})

/** What was asked for, without what it is about: the route of a page or of REST, the feature of a call of tRPC, `kept` from the cache. */
function routeOf(c: Context<HonoEnv>): string {
  if (c.get('kept')) return 'kept'
  const route = routePath(c)
  if (route === '/*') return templateOf(c.req.path)
  if (!c.req.path.startsWith(TRPC)) return route
  const called = new Set(
    c.req.path
      .slice(TRPC.length)
      .split(',')
      .map(call => call.split('.', 1)[0]!),
  )
  const [feature] = called
  return called.size === 1 && names().has(feature!) ? TRPC + feature : `${TRPC}*`
}

/** One client within a day, for following abuse: a digest whose salt only this process knows, and forgets after a day and at its end. */
function clientDigest(clientAddress: string): string {
  const day = today()
  if (salt.day !== day) Object.assign(salt, { day, bytes: randomBytes(32) })
  return createHmac('sha256', salt.bytes).update(clientAddress).digest('base64url').slice(0, CLIENT_DIGEST_LETTERS)
}
const salt = { day: '', bytes: Buffer.alloc(0) }

/** The same for a response from the cache. */
export function logCached(
  { method, url, headers }: Request,
  incoming: IncomingMessage | undefined,
  response: Response,
  startedAt: number,
): Response {
  const id = randomUUID()
  response.headers.set('x-request-id', id)
  logRequest({
    id,
    method,
    route: 'kept',
    path: new URL(url).pathname,
    status: response.status,
    client: clientDigest(clientAddressOf(headers, incoming)),
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
  client: string
  startedAt: number
  bytes: string | null
}

function logRequest({ startedAt, bytes, ...line }: Line) {
  const ms = performance.now() - startedAt
  requestDuration.observe({ method: line.method, route: line.route, status: line.status }, ms / 1000)
  log[line.status >= 500 ? 'error' : 'info']({
    ...line,
    path: line.path.slice(0, PATH_MAX_LETTERS).replaceAll(SECRET, '…'),
    ms: Math.round(ms * 10) / 10,
    ...(bytes !== null && { bytes: Number(bytes) }),
  })
}
