import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import { showsDemonstration } from '#app/demonstration.ts'
import { m } from '#app/paraglide/messages.js'
import { providerPages } from '#server/accounts/rest.ts'
import { callerOf } from '#server/caller.ts'
import { clientsFiles } from '#server/clients/rest.ts'
import { EXCHANGE_MAX_BYTES } from '#server/clients/limits.ts'
import { contentVersion } from '#server/clients/version.ts'
import { enquiriesFile } from '#server/enquiries/rest.ts'
import { clientsMap } from '#server/clients/map/map.ts'
import { discovery } from '#server/discovery.ts'
import { Mistake } from '#server/errors.ts'
import { refusal, refusalOf } from '#server/http/answers.ts'
import { forms, takesForms } from '#server/forms.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { findKept, keepAnswers } from '#server/http/answer-cache.ts'
import { hasLeft } from '#server/http/hasLeft.ts'
import { gzip } from '#server/http/gzip.ts'
import { limitBody } from '#server/http/limitBody.ts'
import { logged, logKept } from '#server/http/logged.ts'
import { FILE_CALLS, procedures } from '#server/http/procedures.ts'
import { canonicalPath, isForEverybody } from '#server/http/page-paths.ts'
import { nonceOf, noStore, ourHost, sameOrigin, securityHeaders } from '#server/http/security.ts'
import { pictureFiles } from '#server/images/rest.ts'
import { store } from '#server/images/store.ts'
import { openInChosen, speak } from '#server/language.ts'
import { lifecycle } from '#server/lifecycle.ts'
import { log } from '#server/log.ts'
import { metrics } from '#server/metrics.ts'
import { lastBackup } from '#server/operations/backup-schedule.ts'
import { renderPage } from '#server/pages.ts'
import { rest } from '#server/rest.ts'
import { sessionTokenOf } from '#server/trpc.ts'

const TRPC_MAX = 1024 * 1024
const FRAME = 8 * 1024 // what multipart adds around one file
const [limitCall, limitFile] = [limitBody(TRPC_MAX), limitBody(EXCHANGE_MAX_BYTES + FRAME, m.import_too_large)]
const built = 'dist/client'
const uncached = { 'cache-control': 'no-store' }

/** Every request, in this order. Development and production serve through it alike; Vite only adds the files that are not built yet. */
export const edge = new Hono<HonoEnv>()

edge.on('GET', ['/healthz', '/readyz', '/metrics'], securityHeaders)
edge.get('/healthz', c => c.json({ ok: true, version: __VERSION__, commit: __COMMIT__ }, 200, uncached))
edge.get('/readyz', ready)
edge.get('/metrics', metrics)

edge.use(requestId())
edge.use(speak)
edge.use(logged)
edge.use(gzip)
edge.use(keepAnswers)
edge.use(securityHeaders)
edge.use(noStore)
edge.use(ourHost)
edge.use(sameOrigin)
edge.get('/', openInChosen)

// the file lists the demonstration's companies
edge.get('/companies.json', (c, next) => (showsDemonstration() ? next() : c.json([])))
if (import.meta.env.PROD) {
  const assets = serveStatic({
    root: built,
    precompressed: true,
    onFound: (_, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  const files = serveStatic({
    root: built,
    precompressed: true,
    onFound: (_, c) => c.header('cache-control', 'public, max-age=3600'),
  })
  edge.on(['GET', 'HEAD'], '/assets/*', assets, c => c.text('Not Found', 404))
  edge.on(['GET', 'HEAD'], ['/api-reference/*', '/drawings/*', '/:file{.+\\.[a-z0-9]{2,11}}'], files)
}
edge.route('/pictures', pictureFiles)
edge.route('/our-clients/map.svg', clientsMap)
edge.route('/', discovery)

// An app of its own: what pages answer to must not count as allowed here.
const api = new Hono<HonoEnv>()
api.use(methodNotAllowed({ app: api, onMethodNotAllowed: wrongMethod }))
api.route('/v1', rest)
const takesFile = (c: Context) => FILE_CALLS.test(c.req.path) && c.req.header('content-type')?.startsWith('multipart/')
api.on(['GET', 'POST'], '/trpc/*', (c, next) => (takesFile(c) ? limitFile : limitCall)(c, next), procedures)
api.all('*', () => refusal(404, 'NOT_FOUND', 'There is no such call; /api/v1/docs lists them'))
edge.route('/api', api)

edge.route('/admin', clientsFiles)
edge.route('/admin/enquiries.csv', enquiriesFile)
edge.route('/sign-in', providerPages)
edge.route('/', forms)

edge.all('/_serverFn/*', c => c.text('Not Found', 404)) // Start would look for server functions there, of which we have none
edge.on(['GET', 'HEAD'], '*', page)
edge.all('*', c =>
  c.text('Method Not Allowed', 405, { allow: takesForms(c.req.path) ? 'GET, HEAD, POST' : 'GET, HEAD' }),
)
edge.onError(answerError)

/** Answers a request: with what is kept for it, or through the edge. */
export function answer(request: Request, env: object = {}): Response | Promise<Response> {
  const begun = performance.now()
  const kept = findKept({ method: request.method, url: request.url, header: name => request.headers.get(name) })
  return kept ? logKept(request, kept, begun) : edge.fetch(request, env)
}

/** Ready means that the database answers and pictures can be stored, and that no end is near. */
async function ready(c: Context) {
  if (lifecycle.draining) return c.json({ ready: false, reason: 'draining' }, 503, uncached)
  if (lifecycle.seeding)
    return c.json({ ready: false, reason: 'demonstration records are being written' }, 503, uncached)
  try {
    await Promise.all([contentVersion(), store.check()])
    return c.json({ ready: true, backup: lastBackup() }, 200, uncached)
  } catch (error) {
    log.error({ err: error }, 'not ready')
    return c.json({ ready: false, reason: 'database or picture store does not answer' }, 503, uncached)
  }
}

/** A page under its one address, with the cookie of a session that was renewed while it was made. */
async function page(c: Context<HonoEnv>) {
  const { pathname, search } = new URL(c.req.url)
  const canonical = canonicalPath(pathname)
  if (canonical !== pathname) return c.redirect(canonical + search, 308)
  const { headers } = c.req.raw
  const cookies = new Headers()
  const answer = await renderPage(c.req.raw, { nonce: nonceOf(c), caller: callerOf(headers, c.env?.incoming), cookies })
  for (const cookie of cookies.getSetCookie()) answer.headers.append('set-cookie', cookie)
  if (answer.status === 200 && isForEverybody(pathname)) {
    answer.headers.set('cache-control', `${sessionTokenOf(headers) === undefined ? 'public' : 'private'}, no-cache`)
    answer.headers.append('vary', 'Cookie')
  }
  return answer
}

function wrongMethod(c: Context, methods: string[]) {
  const allow = [...new Set([...methods, 'OPTIONS'])].join(', ')
  return c.req.method === 'OPTIONS'
    ? c.body(null, 204, { allow })
    : refusal(405, 'METHOD_NOT_ALLOWED', `${c.req.method} is not allowed here; allowed are ${allow}`, { allow })
}

function answerError(error: Error, c: Context<HonoEnv>) {
  const id = c.get('requestId')
  const isApi = c.req.path.startsWith('/api/')
  if (error instanceof Mistake) return refusalOf(error)
  if (error instanceof HTTPException && error.status < 500) {
    const code = { 400: 'BAD_REQUEST', 415: 'UNSUPPORTED_MEDIA_TYPE' }[error.status as number] ?? 'REFUSED'
    return isApi ? refusal(error.status, code, error.message || code) : error.getResponse()
  }
  if (!hasLeft(c)) log.error({ id, err: error })
  return isApi ? refusal(500, 'INTERNAL', `${m.error_ours()} (${id})`) : c.text(`${m.error_ours()} (${id})`, 500)
}
