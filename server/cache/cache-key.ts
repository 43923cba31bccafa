import { LOCALE_COOKIE } from '#i18n/locale.ts'
import { localeOfCall } from '#server/http/locale-middleware.ts'
import { sessionCookieName } from '#server/http/sessions.ts'
import { config } from '#server/config/config.ts'
import { isForEverybody } from '#server/http/page-paths.ts'
import { fromFeatures } from '#server/registration/define-feature.ts'
import { listPaths, publicPaths } from '#server/http/rest-paths.ts'
import { publicQueries } from '#server/trpc/procedure-meta.ts'
import { isOfProgram } from '#server/http/programs.ts'
import { isOurHost } from '#server/http/same-site.ts'

/** One record over REST, which a program reads because an event has named it. */
const recordPaths = fromFeatures(features => {
  const paths = features.flatMap(({ kind, rest }) => (kind === 'content' && rest ? listPaths(rest) : []))
  return new RegExp(`^/api/v1(?:${paths.join('|') || '(?!)'})/[^/]+$`)
})

/** A request as the response cache looks at it. */
export type CacheableRequest = { method: string; url: string; header: (name: string) => string | null | undefined }

const QUERY = /^\/api\/trpc\/([\w.]+)(?:\?(.*))?$/
/** The input of a query for one thing, by itself or as a batch of one. */
const ONE = /^(?:\{"0":)?\{"\w+":"[\w-]{1,64}"\}\}?$/
/** What anyone may GET of content over REST, which changes with the content version alone. */
const contentPaths = fromFeatures(features => {
  const paths = features.flatMap(({ kind, rest }) => (kind === 'content' && rest ? publicPaths(rest) : []))
  return new RegExp(`^/api/v1(?:${paths.map(path => path.replaceAll(/\{\w+\}/g, '[^/?]+')).join('|') || '(?!)'})$`)
})

/**
 * The key under which the response to a request is cached; undefined where it must not be cached: for another host than PUBLIC_URL's,
 * for anything but public pages, public queries and public REST resources of content, and for pages with a query.
 * Signed-in readers share it: none of these depends on who reads.
 */
export function cacheKeyOf({ method, url, header }: CacheableRequest): string | undefined {
  if (config.PAGE_CACHE === 0 || (method !== 'GET' && method !== 'HEAD') || !isOurHost(url)) return undefined
  const path = url.slice(url.indexOf('/', 8))
  if (path.startsWith('/api/') && isOfProgram(header('authorization'))) return undefined // its token may be wrong
  if (path.startsWith('/api/trpc/')) return queryKey(path, header)
  if (path === '/' && header('cookie')?.includes(`${LOCALE_COOKIE}=`)) return undefined // may redirect to another language
  if (path.includes('?')) return undefined
  const isCacheable = path.startsWith('/api/') ? contentPaths().test(path) : isForEverybody(path) && !path.includes('.')
  return isCacheable ? path : undefined
}

/**
 * Whether the answer to a request may never be older than the database is now: for staff, who see their own change at
 * once, and for a record over REST, which is read because of its event, also where another process has written it.
 */
export const isOfNow = (request: CacheableRequest): boolean =>
  hasSessionCookie(request) || recordPaths().test(request.url.slice(request.url.indexOf('/', 8)))

/** Whether a request carries a session cookie, valid or not: only the reader's own browser may store the response. */
export function hasSessionCookie({ header }: Pick<CacheableRequest, 'header'>): boolean {
  return header('cookie')?.includes(`${sessionCookieName()}=`) ?? false
}

/** One public tRPC query, in the spellings that clients have for it, by the language of its answer; not as a stream. */
function queryKey(path: string, header: CacheableRequest['header']) {
  const [, name = '', search = ''] = QUERY.exec(path) ?? []
  const takesInput = publicQueries().get(name)
  if (takesInput === undefined || `${header('accept')} ${header('trpc-accept')}`.includes('jsonl')) return undefined
  const { input, batch, ...others } = Object.fromEntries(new URLSearchParams(search))
  if (Object.keys(others).length > 0 || (batch ?? '1') !== '1') return undefined
  if (takesInput ? !ONE.test(input ?? '') : (input ?? '{}') !== '{}') return undefined
  return `${localeOfCall(header('accept-language'))} ${name} ${batch ?? ''} ${takesInput ? input : ''}`
}
