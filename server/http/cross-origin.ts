import { cors } from 'hono/cors'
import type { MiddlewareHandler } from 'hono'

const READING = ['GET', 'HEAD', 'OPTIONS']

const readable = cors({
  origin: '*',
  allowMethods: READING,
  allowHeaders: ['If-None-Match'],
  exposeHeaders: [
    'Changes-Cursor',
    'ETag',
    'Link',
    'Location',
    'RateLimit',
    'RateLimit-Policy',
    'Retry-After',
    'X-Request-Id',
  ],
  maxAge: 24 * 60 * 60,
})

/**
 * Lets pages of other sites read what anyone may GET, without credentials. A preflight for anything else names no other method, so
 * browsers do not send it; an OPTIONS of a program that is no preflight goes on.
 */
export const readableElsewhere: MiddlewareHandler = (c, next) => {
  const isPreflight = c.req.method === 'OPTIONS' && c.req.header('access-control-request-method')
  return isPreflight || c.req.method === 'GET' || c.req.method === 'HEAD' ? readable(c, next) : next()
}
