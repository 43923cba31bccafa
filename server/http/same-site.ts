import type { Context } from 'hono'
import { config } from '#server/config.ts'
import { perServer } from '#server/lifecycle.ts'

/** Whether an origin is this site: PUBLIC_URL's, or where none is given the one that the request came to. */
export function isOurOrigin(origin: string, c: Context): boolean {
  return origin === config.PUBLIC_URL || (!config.HAS_PUBLIC_URL && origin === new URL(c.req.url).origin)
}

const publicHostname = perServer(() => new URL(config.PUBLIC_URL).hostname)

/** Whether an address is one at PUBLIC_URL's host. The port is not compared: some proxies leave it out of Host. */
export function isOurHost(url: string): boolean {
  return (
    url
      .slice(url.indexOf('//') + 2, url.indexOf('/', 8))
      .replace(/:\d+$/, '')
      .toLowerCase() === publicHostname()
  )
}
