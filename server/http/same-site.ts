import type { Context } from 'hono'
import { config } from '#server/config.ts'
import { perServer } from '#server/lifecycle.ts'

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
