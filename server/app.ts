import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type Next } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import { m } from '#i18n/paraglide/messages.js'
import { clientAddressOf } from '#server/http/client-address.ts'
import { anonymous, defectOf } from '#server/http/confidential.ts'
import { refreshAgency } from '#server/site/agency.ts'
import { contentVersion } from '#server/cache/content-version.ts'
import { seoRoutes } from '#server/http/seo.ts'
import { AppError } from '#server/errors.ts'
import { errorResponse, appErrorResponse } from '#server/http/error-response.ts'
import { formRoutes, takesForms } from '#server/http/forms.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { responseCache } from '#server/cache/response-cache.ts'
import { readableElsewhere } from '#server/http/cross-origin.ts'
import { problemDetails } from '#server/http/problem-details.ts'
import { programs } from '#server/http/programs.ts'
import { clientAborted } from '#server/http/client-aborted.ts'
import { gzip } from '#server/http/compress.ts'
import { gate, pathOf, takesBody } from '#server/http/gate.ts'
import { requestLogger } from '#server/http/request-logger.ts'
import { registeredFeatures } from '#server/registration/define-feature.ts'
import { isInUse } from '#server/registration/define-part.shared.ts'
import { appRouter, features } from '#server/features.ts'
import { wasPublic } from '#server/http/was-public.ts'
import { callMaxBytes, callTooLarge, trpcHandler } from '#server/trpc/handler.ts'
import { canonicalPath, isForEverybody, isPageUsed, sitePages } from '#server/http/page-paths.ts'
import { nonceOf, noStore, ourHost, securityHeaders } from '#server/http/security.ts'
import { sameOrigin } from '#server/http/same-site.ts'
import { pictureFiles, shareFiles } from '#server/files/rest.ts'
import { isStoreThere } from '#server/files/store.ts'
import { localeMiddleware, redirectFromHiddenLocale, redirectToChosenLocale } from '#server/http/locale-middleware.ts'
import { nameOfKey } from '#server/installation/keys.ts'
import { lifecycle } from '#server/process/lifecycle.ts'
import { log } from '#server/process/log.ts'
import { metrics } from '#server/http/metrics.ts'
import { isDiskFull } from '#server/db/storage-gauges.ts'
import { lastBackup } from '#server/backup/schedule.ts'
import { previewRoutes } from '#server/http/preview.ts'
import { renderPage } from '#server/http/render.ts'
import { restApi } from '#server/http/rest.ts'
import { storybookRoutes } from '#server/http/storybook.ts'
import { registerSitePages } from '#server/site/site-pages.ts'

const CLIENT_BUILD = 'dist/client'
const health = { ok: true, version: __VERSION__, commit: __COMMIT__, build: __BUILD__ }
const uncached = { 'cache-control': 'no-store' }

/**
 * The application: every request passes these lines in their order. While developing, Vite adds the files that are not
 * built. docs/decisions/0002 says why.
 */
export function createApp(): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>({ getPath: pathOf })
  const headers = securityHeaders()
  registerSitePages(sitePages)

  app.on('GET', ['/healthz', '/readyz', '/metrics'], headers)
  app.get('/healthz', c => c.json(health, 200, uncached))
  app.get('/readyz', ready)
  app.get('/metrics', metrics)

  app.use(requestId())
  app.use(localeMiddleware)
  app.use(anonymous)
  app.use(requestLogger)
  app.use(gzip)
  app.use(responseCache)
  app.use(headers)
  app.use(noStore)
  app.use(ourHost)
  app.use('/api/v1/*', problemDetails)
  app.use(gate)
  app.use(sameOrigin)

  if (import.meta.env.PROD) {
    const assets = serveStatic({
      root: CLIENT_BUILD,
      precompressed: true,
      onFound: (_, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    })
    const files = serveStatic({
      root: CLIENT_BUILD,
      precompressed: true,
      onFound: (_, c) => c.header('cache-control', 'public, max-age=3600'),
    })
    app.on(['GET', 'HEAD'], '/assets/*', assets, c => c.text('Not Found', 404))
    app.on(['GET', 'HEAD'], ['/api-reference/*', '/:file{.+\\.[a-z0-9]{2,11}}'], files)
  }
  app.route('/pictures', pictureFiles)
  app.route('/share', shareFiles)
  app.route('/storybook', storybookRoutes())
  app.use(withAgency)
  app.use(redirectFromHiddenLocale)
  app.get('/', redirectToChosenLocale)
  app.route('/', seoRoutes())

  app.route('/api', createApi())

  app.use(routeInUse)
  for (const { routes = {} } of features)
    for (const [path, routesOfFeature] of Object.entries(routes)) app.route(path, routesOfFeature)
  app.use(pageInUse)
  app.route('/', formRoutes())
  app.route('/', previewRoutes())

  app.all('/_serverFn/*', c => c.text('Not Found', 404)) // Start would look for server functions there
  app.on(['GET', 'HEAD'], '*', c => page(c))
  app.all('*', c =>
    c.text('Method Not Allowed', 405, { allow: takesForms(c.req.path) ? 'GET, HEAD, POST' : 'GET, HEAD' }),
  )
  app.onError(handleError)
  return app
}

/** The agency's facts as they are published, for what is rendered or mailed from here on. */
async function withAgency(_: Context, next: Next) {
  await refreshAgency()
  await next()
}

/** A download or a link of a part that the agency does not use is as missing as its pages. */
function routeInUse(c: Context<HonoEnv>, next: Next) {
  const isOff = registeredFeatures().some(
    ({ routes = {}, ...feature }) =>
      !isInUse(feature) && Object.keys(routes).some(path => c.req.path === path || c.req.path.startsWith(`${path}/`)),
  )
  return isOff ? goneOrMissing(c) : next()
}

/** What belongs to a part that the agency does not use is gone where visitors had it; the page says where else to go. */
function pageInUse(c: Context<HonoEnv>, next: Next) {
  return isPageUsed(c.req.path) ? next() : goneOrMissing(c)
}

/** A script that sends a form is told so in the form: it would take a page for a network that is away, and try again. */
async function goneOrMissing(c: Context<HonoEnv>) {
  if (c.req.method === 'POST' && c.req.header('accept')?.startsWith('application/json'))
    return c.json({ values: {}, errors: {}, problem: m.form_gone() }, 404, uncached)
  const response = await missingPage(c)
  return response.status === 404 && (await wasPublic(c.req.path))
    ? new Response(response.body, { status: 410, headers: response.headers })
    : response
}

/** A separate application: the methods of pages must not count as allowed here. */
function createApi() {
  const api = new Hono<HonoEnv>()
  api.use('/v1/*', readableElsewhere, programs)
  api.use(methodNotAllowed({ app: api, onMethodNotAllowed: wrongMethod }))
  api.route('/v1', restApi())
  api.on(['GET', 'POST'], '/trpc/*', takesBody(callMaxBytes, callTooLarge), trpcHandler(appRouter))
  api.all('*', () => errorResponse(404, 'NOT_FOUND', 'There is no such call; /api/v1/docs lists them'))
  return api
}

/** Ready: the database answers, pictures can be stored, the disk has room, and the server is neither seeding nor shutting down. */
async function ready(c: Context) {
  if (lifecycle.draining) return c.json({ ready: false, reason: 'draining' }, 503, uncached)
  if (lifecycle.seeding)
    return c.json({ ready: false, reason: 'demonstration records are being written' }, 503, uncached)
  const reason = await findObstacle()
  return reason
    ? c.json({ ready: false, reason }, 503, uncached)
    : c.json({ ready: true, key: nameOfKey() ?? null, backup: lastBackup() }, 200, uncached)
}

/** Why nothing could be saved now. What fails is logged where it fails, and the store once, however often this is asked. */
async function findObstacle(): Promise<string | undefined> {
  const [database, pictures, isFull] = await Promise.all([
    contentVersion().then(
      () => true,
      () => false,
    ),
    isStoreThere(),
    isDiskFull().catch(() => false), // a folder that is gone is told by the store
  ])
  if (!database) return 'the database does not answer'
  if (!pictures) return 'the picture store does not answer'
  return isFull ? 'the disk is full: changes are refused until there is room' : undefined
}

/** The page that says where else to go, whatever was asked of an address that is none for now. */
const missingPage = (c: Context<HonoEnv>) =>
  page(c, new Request(c.req.url, { headers: { cookie: c.req.header('cookie') ?? '' } }))

/** A page under its canonical path, with the cookie of a session that was renewed while it was rendered. */
async function page(c: Context<HonoEnv>, request = c.req.raw) {
  const { pathname, search } = new URL(c.req.url)
  const canonical = canonicalPath(pathname)
  if (canonical !== pathname) return c.redirect(canonical + search, 308)
  const { headers } = c.req.raw
  const cookies = new Headers()
  const response = await renderPage(request, {
    nonce: nonceOf(c),
    requestId: c.get('requestId'),
    clientAddress: clientAddressOf(headers, c.env?.incoming),
    cookies,
  })
  for (const cookie of cookies.getSetCookie()) response.headers.append('set-cookie', cookie)
  if (response.status === 200 && isForEverybody(pathname)) {
    response.headers.set('cache-control', 'public, no-cache')
    response.headers.append('vary', 'Cookie')
  }
  return response
}

function wrongMethod(c: Context, methods: string[]) {
  const allow = [...new Set([...methods, 'OPTIONS'])].join(', ')
  return c.req.method === 'OPTIONS'
    ? c.body(null, 204, { allow })
    : errorResponse(405, 'METHOD_NOT_ALLOWED', `${c.req.method} is not allowed here; allowed are ${allow}`, { allow })
}

function handleError(error: Error, c: Context<HonoEnv>) {
  const id = c.get('requestId')
  const isApi = c.req.path.startsWith('/api/')
  if (error instanceof AppError) return appErrorResponse(error)
  if (error instanceof HTTPException && error.status < 500) {
    const code = { 400: 'BAD_REQUEST', 415: 'UNSUPPORTED_MEDIA_TYPE' }[error.status as number] ?? 'REFUSED'
    return isApi ? errorResponse(error.status, code, error.message || code) : error.getResponse()
  }
  if (!clientAborted(c)) log.error(defectOf(c.req.path, id, error))
  return isApi ? errorResponse(500, 'INTERNAL', `${m.error_ours()} (${id})`) : c.text(`${m.error_ours()} (${id})`, 500)
}
