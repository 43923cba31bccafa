import type { Context, MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { m } from '#i18n/paraglide/messages.js'
import { config } from '#server/config.ts'
import { isOurHost, isOurOrigin } from '#server/http/same-site.ts'
import { errorResponse } from '#server/http/error-response.ts'

const dev = import.meta.env.DEV

/** Vite puts styles into the page and connects over a socket while developing; nothing else differs. */
export function securityHeaders(): MiddlewareHandler {
  const https = config.PUBLIC_URL.startsWith('https:')
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", NONCE],
      styleSrc: dev ? ["'self'", "'unsafe-inline'"] : ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...(https ? [] : ['http:'])],
      fontSrc: ["'self'"],
      connectSrc: dev ? ["'self'", 'ws:'] : ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      formAction: ["'self'"],
      frameSrc: ['https://www.openstreetmap.org'], // the live map, after a click
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    overwrite: false,
  })
}

export const nonceOf = (c: Context): string => c.get('secureHeadersNonce') ?? ''

/**
 * Rejects unsafe requests that a browser sends from another site, JSON too. Requests with neither header come from no browser and pass
 * with their own credentials. Sec-Fetch-Site comes first: behind a proxy our own origin may look different to us than to the browser.
 */
export const sameOrigin: MiddlewareHandler = async (c, next) => {
  if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return next()
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  const isOurs = site ? site === 'same-origin' || site === 'none' : !origin || isOurOrigin(origin, c)
  return isOurs ? next() : errorResponse(403, 'CROSS_SITE', 'Changes are taken from our own pages only')
}

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
