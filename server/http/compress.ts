import { Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { encodedTag } from '#server/http/etags.ts'

const TYPES = /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json)|image\/svg\+xml)/
const MIN_BYTES = 860 // less fits into one packet anyway

/** gzip for answers made on the spot. Flushes after every chunk: hono/compress holds streamed pages back to the end. */
export const gzip: MiddlewareHandler = async (c, next) => {
  await next()
  const { body, status, headers: given } = c.res
  if (
    !body ||
    given.get('vary')?.includes('Accept-Encoding') ||
    c.req.method === 'HEAD' ||
    given.has('content-encoding') ||
    status === 206 ||
    !TYPES.test(given.get('content-type') ?? '')
  )
    return
  const headers = new Headers(given)
  headers.append('vary', 'Accept-Encoding')
  if (
    !/\bgzip\b(?!;q=0)/.test(c.req.header('accept-encoding') ?? '') ||
    Number(given.get('content-length') ?? Infinity) < MIN_BYTES
  ) {
    c.res.headers.append('vary', 'Accept-Encoding')
    return
  }
  const packer = createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH })
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
  source.on('error', error => packer.destroy(error))
  packer.on('close', () => source.destroy())
  headers.delete('content-length')
  headers.set('content-encoding', 'gzip')
  const etag = given.get('etag')
  if (etag) headers.set('etag', encodedTag(etag, 'gzip'))
  c.res = undefined
  c.res = new Response(Readable.toWeb(source.pipe(packer)) as ReadableStream, { status, headers })
}
