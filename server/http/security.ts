import type { Context, MiddlewareHandler } from 'hono'
import { pathWithoutLocale } from '#i18n/locale.ts'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { m } from '#i18n/paraglide/messages.js'
import { config } from '#server/config/config.ts'
import { isConfidential } from '#server/http/confidential.ts'
import { fromFeatures } from '#server/registration/define-feature.ts'
import { isOurHost } from '#server/http/same-site.ts'
import { errorResponse } from '#server/http/error-response.ts'

const dev = import.meta.env.DEV

const LIVE_MAP = 'https://www.openstreetmap.org' // after a click

/**
 * sonner has no option for a nonce: it adds an empty `<style>` and fills it with its rules. With another version
 * journeys fail, and the browser says the hash.
 */
const TOASTS = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
]

const personalPages = fromFeatures(
  features => new Set(features.flatMap(({ personalPages: pages = [] }) => pages.map(page => page.slice(1)))),
)

/** The staff area shows previews in frames. They alone may be framed, by our own pages, and tell nobody their address. */
export function securityHeaders(): MiddlewareHandler {
  const pages = policy({ frameSrc: [LIVE_MAP] })
  const staffArea = policy({ frameSrc: ["'self'", LIVE_MAP] })
  const previews = policy(
    { frameSrc: [LIVE_MAP], frameAncestors: ["'self'"] },
    { referrerPolicy: 'no-referrer', xFrameOptions: 'SAMEORIGIN' },
  )
  const personal = policy({}, { referrerPolicy: 'same-origin' }) // forms of old browsers need a Referer of our own
  const confidential = policy({}, { referrerPolicy: 'no-referrer' })
  return async (c, next) => {
    if (isConfidential(c.req.path)) {
      await confidential(c, next)
      return c.header('cache-control', 'no-store')
    }
    const [, first = ''] = pathWithoutLocale(c.req.path).toLowerCase().split('/')
    if (personalPages().has(first)) {
      await personal(c, next)
      c.header('x-robots-tag', 'noindex')
      c.header('cache-control', 'no-store')
      return
    }
    if (first !== 'preview') return (first === 'admin' ? staffArea : pages)(c, next)
    await previews(c, next)
    c.header('x-robots-tag', 'noindex')
    c.header('cache-control', 'no-store')
  }
}

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>

/**
 * Our headers with other rules for what a page may load. Vite puts styles into the page and connects over a socket
 * while developing; nothing else differs.
 */
export function policy(
  contentSecurityPolicy: Options['contentSecurityPolicy'],
  others: Options = {},
): MiddlewareHandler {
  const https = config.PUBLIC_URL.startsWith('https:')
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", NONCE],
      styleSrc: dev ? ["'self'", "'unsafe-inline'"] : ["'self'", ...TOASTS],
      imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...(https ? [] : ['http:'])],
      fontSrc: ["'self'"],
      connectSrc: dev ? ["'self'", 'ws:'] : ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      ...contentSecurityPolicy,
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    overwrite: false,
    ...others,
  })
}

export const nonceOf = (c: Context): string => c.get('secureHeadersNonce') ?? ''

/** Rejects requests for another host than PUBLIC_URL's: the responses would carry a foreign name. */
export const ourHost: MiddlewareHandler = async (c, next) => {
  if (!config.HAS_PUBLIC_URL || isOurHost(c.req.url)) return next()
  const message = m.host_unknown({ address: config.PUBLIC_URL })
  return c.req.path.startsWith('/api/') ? errorResponse(421, 'MISDIRECTED_REQUEST', message) : c.text(message, 421)
}

/** Responses without a Cache-Control header are not stored. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
}
