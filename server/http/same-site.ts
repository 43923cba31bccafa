import type { Context, MiddlewareHandler } from 'hono'
import { config } from '#server/config/config.ts'
import { isConfidential } from '#server/http/confidential.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { isOfProgram } from '#server/http/programs.ts'
import { perServer } from '#server/process/lifecycle.ts'

/** Whether an origin is this site: PUBLIC_URL's, or without one the origin that was requested. */
export function isOurOrigin(origin: string, c: Context): boolean {
  return origin === config.PUBLIC_URL || (!config.HAS_PUBLIC_URL && origin === new URL(c.req.url).origin)
}

const publicHostname = perServer(() => new URL(config.PUBLIC_URL).hostname)

/** Whether a URL is at PUBLIC_URL's host. Ports are not compared: some proxies leave them out of Host. */
export function isOurHost(url: string): boolean {
  return (
    url
      .slice(url.indexOf('//') + 2, url.indexOf('/', 8))
      .replace(/:\d+$/, '')
      .toLowerCase() === publicHostname()
  )
}

/**
 * Rejects unsafe requests that a browser sends from another site, JSON too. Requests with neither header come from no browser and pass
 * with their own credentials. Sec-Fetch-Site comes first: behind a proxy our own origin may look different to us than to the browser.
 * docs/decisions/0018 says why.
 */
export const sameOrigin: MiddlewareHandler = async (c, next) =>
  ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) || isProgramCall(c) ? next() : fromOurPages(c, next)

/** A browser adds no token by itself, and the cookies beside one count for nothing. */
const isProgramCall = (c: Context) =>
  /^\/api\/(?:v1|trpc)\//.test(c.req.path) && isOfProgram(c.req.header('authorization'))

/**
 * A page that sends no referrer sends its forms from the origin `null`. Browsers too old for Sec-Fetch-Site cannot say
 * more; nothing is lost with them, as these pages know nobody who could be misused.
 */
const isHidden = (origin: string, c: Context) => origin === 'null' && isConfidential(c.req.path)

/** The same for requests of any kind: for a GET that leaves a trace, such as a download that is logged. */
export const fromOurPages: MiddlewareHandler = async (c, next) => {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  const isOurs = site
    ? site === 'same-origin' || site === 'none'
    : !origin || isOurOrigin(origin, c) || isHidden(origin, c)
  return isOurs ? next() : errorResponse(403, 'CROSS_SITE', 'Changes are taken from our own pages only')
}
