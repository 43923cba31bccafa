import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { errorResponse } from '#server/http/error-response.ts'

/**
 * 413 for bodies over `max` bytes. A declared length is checked without touching the body: Hono's own bodyLimit touches it, after which
 * its Node server cannot drain it and the kept-alive socket dies. Chunked bodies are measured while they arrive.
 */
export function limitBody(max: number, message = () => `The body may have at most ${max} bytes`) {
  const tooLarge = (headers?: Record<string, string>) => errorResponse(413, 'PAYLOAD_TOO_LARGE', message(), headers)
  const limitChunked = bodyLimit({ maxSize: max, onError: () => tooLarge({ connection: 'close' }) })
  return createMiddleware(async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) > max) return tooLarge()
    return c.req.header('transfer-encoding') ? limitChunked(c, next) : next()
  })
}
