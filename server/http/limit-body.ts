import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { errorResponse } from '#server/http/error-response.ts'

/**
 * 413 for bodies over `max` bytes. A declared length is judged without touching the body: Hono's own bodyLimit touches it, after which
 * its Node server cannot drain it and the kept-alive socket dies. Bodies without a declared length are counted as they come.
 */
export function limitBody(max: number, message = () => `The body may have at most ${max} bytes`) {
  const large = (headers?: Record<string, string>) => errorResponse(413, 'PAYLOAD_TOO_LARGE', message(), headers)
  const counted = bodyLimit({ maxSize: max, onError: () => large({ connection: 'close' }) })
  return createMiddleware(async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) > max) return large()
    return c.req.header('transfer-encoding') ? counted(c, next) : next()
  })
}
