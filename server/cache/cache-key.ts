import { LOCALE_COOKIE } from '#i18n/locale.ts'
import { lucia } from '#server/features/accounts/sessions.ts'
import { config } from '#server/config.ts'
import { isForEverybody } from '#server/http/page-paths.ts'
import { publicQueries } from '#server/trpc/handler.ts'
import { isOurHost } from '#server/http/same-site.ts'

/** A request as the response cache looks at it. */
export type CacheableRequest = { method: string; url: string; header: (name: string) => string | null | undefined }

const LIST = '/api/v1/our-clients/our-clients'
const QUERY = /^\/api\/trpc\/([\w.]+)(?:\?(.*))?$/
/** The input of a query for one thing, by itself or as a batch of one. */
const ONE = /^(?:\{"0":)?\{"\w+":"[\w-]{1,64}"\}\}?$/
const isOff = config.PAGE_CACHE === 0 || (import.meta.env.DEV && !process.env.VITEST)

/**
 * The name under which a request's answer is kept; undefined where it must not be: for who has a session, for another host than
 * PUBLIC_URL's, for what is no public page, no list or record of client countries, for pages with a query.
 */
export function cacheKeyOf({ method, url, header }: CacheableRequest): string | undefined {
  if (isOff || (method !== 'GET' && method !== 'HEAD') || !isOurHost(url)) return undefined
  const cookies = header('cookie')
  if (cookies?.includes(`${lucia.sessionCookieName}=`)) return undefined
  const path = url.slice(url.indexOf('/', 8))
  if (path.startsWith('/api/trpc/')) return queryKey(path, header)
  if (path === '/' && cookies?.includes(`${LOCALE_COOKIE}=`)) return undefined // may open in another language
  if (path.includes('?')) return undefined
  const isKept = path.startsWith('/api/') ? path.startsWith(LIST) : isForEverybody(path) && !path.includes('.')
  return isKept ? path : undefined
}

/** One public tRPC query, in the spellings that clients have for it; not as a stream. */
function queryKey(path: string, header: CacheableRequest['header']) {
  const [, name = '', search = ''] = QUERY.exec(path) ?? []
  const takesInput = publicQueries.get(name)
  if (takesInput === undefined || `${header('accept')} ${header('trpc-accept')}`.includes('jsonl')) return undefined
  const { input, batch, ...others } = Object.fromEntries(new URLSearchParams(search))
  if (Object.keys(others).length > 0 || (batch ?? '1') !== '1') return undefined
  if (takesInput ? !ONE.test(input ?? '') : (input ?? '{}') !== '{}') return undefined
  return `${name} ${batch ?? ''} ${takesInput ? input : ''}`
}
