import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { encodedTag } from '#server/http/etags.ts'

const MIN_BYTES = 860 // less fits into one packet anyway
const pack = compress({ encoding: 'gzip', threshold: MIN_BYTES })

/** Compresses responses with gzip. Their ETag stays strong, as other bytes with another tag: If-Match accepts no weak one. */
export const gzip: MiddlewareHandler = async (c, next) => {
  let etag: string | null = null
  await pack(c, async () => {
    await next()
    etag = c.res.headers.get('etag')
  })
  if (etag && c.res.headers.get('etag') !== etag) c.res.headers.set('etag', encodedTag(etag, 'gzip'))
}
