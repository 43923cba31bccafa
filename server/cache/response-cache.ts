import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler, Next } from 'hono'
import { LRUCache } from 'lru-cache'
import { collectAreas } from '#server/cache/areas.ts'
import {
  cachedVersion,
  findStoredVersion,
  versionForVisitor,
  versionOfAreas,
  currentAreas,
} from '#server/cache/content-version.ts'
import { today } from '#i18n/format.ts'
import { config } from '#server/config/config.ts'
import { perServer } from '#server/process/lifecycle.ts'
import { type CacheableRequest, cacheKeyOf, hasSessionCookie, isOfNow } from '#server/cache/cache-key.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { encodedTag, isKnownTag } from '#server/http/etags.ts'
import { nonceOf } from '#server/http/security.ts'

type Form = { body: Buffer<ArrayBuffer>; headers: Record<string, string> }
/** What it was rendered from: its areas of content as they were in `changedIn`, and the day. `version` is where that last held. */
type Origin = { version: number; areas: string[]; changedIn: number; day: string }
type Entry = Origin & { tag: string; br: Form; gzip: Form; plain: Form; unchanged: Record<string, string> }

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)]
const ENTRY_OVERHEAD_BYTES = 4096
const entries = perServer(
  () =>
    new LRUCache<string, Entry>({
      maxSize: Math.max(1, config.PAGE_CACHE) * 1024 * 1024,
      sizeCalculation: ({ br, gzip: packed, plain }) =>
        br.body.length + packed.body.length + plain.body.length + ENTRY_OVERHEAD_BYTES,
    }),
)
const making = new Map<string, Promise<void>>()

/**
 * The current cached response to a request; undefined on a cache miss. Called before the application: a hit costs
 * little more than its bytes.
 */
export function findCached(request: CacheableRequest): Response | undefined {
  const key = isOfNow(request) ? undefined : cacheKeyOf(request)
  const entry = key ? entries().get(key) : undefined
  const version = cachedVersion()
  return entry && version !== undefined && isCurrent(entry, version)
    ? forReader(serve(entry, request), request)
    : undefined
}

/**
 * Caches public pages, public queries and what REST reads of content until an area that they were rendered from
 * changes: in brotli, gzip and plain, with one ETag, scripts allowed by their hashes instead of a nonce. Of many who
 * wait for one page, one renders it. While the database does not respond, the last version is served.
 * `cacheKeyOf` decides which requests; only responses with status 200 that are not private are cached. docs/decisions/0012 says why.
 */
export const responseCache: MiddlewareHandler<HonoEnv> = async (c, next) => {
  const request = { method: c.req.method, url: c.req.url, header: (name: string) => c.req.header(name) }
  const cached = await findOrRender(c, next, request)
  if (cached) c.res = cached
  forReader(c.res, request)
}

/** A response from the cache; undefined where the application has responded. */
async function findOrRender(c: Context<HonoEnv>, next: Next, request: CacheableRequest): Promise<Response | undefined> {
  const key = cacheKeyOf(request)
  const findVersion = isOfNow(request) ? findStoredVersion : versionForVisitor // then in what `cachedRead` gives, too
  if (!key) {
    if (request.method === 'GET' && !c.req.path.includes('.') && isOfNow(request)) await findVersion()
    return void (await next())
  }
  let version = await findVersion()
  while (version !== undefined && making.has(key) && !isCurrent(entries().get(key), version)) {
    await making.get(key)
    version = await findVersion()
  }
  const entry = entries().get(key)
  if (entry && (version === undefined || isCurrent(entry, version))) {
    c.set('kept', true)
    return serve(entry, request)
  }
  if (version === undefined || request.method === 'HEAD') return void (await next())
  const [areasBefore, day] = [currentAreas(), today()]
  const made = Promise.withResolvers<void>()
  making.set(key, made.promise)
  try {
    const { areas } = await collectAreas(next)
    const { status, headers } = c.res
    if (status !== 200 || headers.has('set-cookie') || /private|no-store/.test(headers.get('cache-control') ?? ''))
      return undefined
    if (!/^(?:text\/html|application\/json)/.test(headers.get('content-type') ?? '')) return undefined
    const fresh = await prepare(c.res, nonceOf(c), {
      version,
      areas: [...areas],
      changedIn: versionOfAreas(areas, areasBefore),
      day,
    })
    entries().set(key, fresh)
    c.res = undefined // else Hono mixes both responses' headers
    return serve(fresh, request)
  } finally {
    making.delete(key)
    made.resolve()
  }
}

function serve({ tag, unchanged, br, gzip: packed, plain }: Entry, { method, header }: CacheableRequest): Response {
  if (isKnownTag(header('if-none-match'), tag)) return new Response(null, { status: 304, headers: unchanged })
  const accepted = header('accept-encoding') ?? ''
  const { body, headers } = takes(accepted, 'br') ? br : takes(accepted, 'gzip') ? packed : plain
  return new Response(method === 'HEAD' ? null : body, { headers })
}

/** What everybody reads alike may be stored by shared caches, but for a signed-in reader by their own browser only. */
function forReader(response: Response, request: CacheableRequest): Response {
  const policy = response.headers.get('cache-control') ?? ''
  if (/^(?:public, )?no-cache$/.test(policy) && hasSessionCookie(request))
    response.headers.set('cache-control', 'private, no-cache')
  return response
}

/** Whether Accept-Encoding names an encoding and does not refuse it by q=0. */
const takes = (accepted: string, encoding: string) =>
  new RegExp(`\\b${encoding}\\b(?!;\\s*q=0(?!\\.\\d*[1-9]))`).test(accepted)

/** Whether nothing that a response was rendered from has changed since; pages say the year, and vacancies close with a day. */
function isCurrent(entry: Entry | undefined, version: number): boolean {
  if (entry?.day !== today()) return false
  if (entry.version === version) return true
  if (versionOfAreas(entry.areas) !== entry.changedIn) return false
  entry.version = version
  return true
}

async function prepare(response: Response, nonce: string, origin: Origin): Promise<Entry> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  const text = await response.text()
  const body = Buffer.from(
    isPage ? text.replaceAll(` nonce="${nonce}"`, '').replace(/<meta property="csp-nonce"[^>]*>/, '') : text,
  )
  const headers = Object.fromEntries(response.headers)
  delete headers['x-request-id']
  delete headers['content-length']
  const byLanguage = /accept-language/i.test(headers.vary ?? '')
  headers.vary = `Accept-Encoding, ${byLanguage ? 'Accept-Language, ' : ''}Cookie`
  headers['content-security-policy'] =
    headers['content-security-policy']?.replace(` 'nonce-${nonce}'`, isPage ? hashesOf(text, nonce) : '') ?? ''
  if (isPage) {
    headers['cache-control'] = 'public, no-cache'
    if (body.includes(nonce)) throw new Error('A page that is to be kept repeats its nonce')
  }
  const tag = (headers.etag ??= `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`)
  const form = (bytes: Buffer, encoding?: string): Form => ({
    body: bytes as Buffer<ArrayBuffer>,
    headers: {
      ...headers,
      'content-length': String(bytes.length),
      ...(encoding && { 'content-encoding': encoding, etag: encodedTag(tag, encoding) }),
    },
  })
  const [br, packed] = await Promise.all([
    packBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    packGzip(body, { level: 9 }),
  ])
  const { 'content-type': _, ...unchanged } = headers
  return { ...origin, tag, br: form(br, 'br'), gzip: form(packed, 'gzip'), plain: form(body), unchanged }
}

/** The scripts that stand inside a page as the Content-Security-Policy names them: ours alone, which carry the nonce. */
function hashesOf(html: string, nonce: string) {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '']) =>
      attributes.includes(`nonce="${nonce}"`) && !/\ssrc=|type="application\/ld/.test(attributes),
  )
  return [
    ...new Set(scripts.map(([, , code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`)),
  ].join('')
}
