import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { getPath } from 'hono/utils/url'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'
import { clientAddressOf } from '#server/http/client-address.ts'
import type { HonoEnv, Incoming } from '#server/http/env.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { plainPath } from '#i18n/plain-path.ts'
import { openSpool, type Spool } from '#server/http/spool.ts'
import { ofNetwork } from '#server/http/fair-turns.ts'

/** Of a body whose route says nothing else. */
export const BODY_MAX_BYTES = 64 * 1024
/** So little is read as it comes: it needs no room of its own. */
const SMALL_BYTES = 16 * 1024

type Bound = { max: number | ((c: Context<HonoEnv>) => number); sentence: (max: number) => string }
const bounds = new WeakMap<object, Bound>()
const sentenceOf = (max: number) => `The body may have at most ${max} bytes`

/** Declares, where a route is registered, how many bytes its body may have, and the sentence for one that has more. */
export function takesBody(max: Bound['max'], sentence: Bound['sentence'] = sentenceOf): MiddlewareHandler<HonoEnv> {
  const mark: MiddlewareHandler<HonoEnv> = (_, next) => next()
  bounds.set(mark, { max, sentence })
  return mark
}

/** The path of a request in its plain spelling: routes, limits and logs know no other. */
export const pathOf = (request: Request): string => {
  const path = getPath(request)
  return plainPath(path) ?? path
}

/**
 * Stands before all routes: an address has one spelling, and no body is larger than its route takes, whoever sends it
 * and in whatever pieces. Nothing of a body is read before somebody asks for it. docs/decisions/0002 says why.
 */
export const gate = createMiddleware<HonoEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const plain = plainPath(pathname)
  if (plain === undefined) return refuseAddress(c)
  if (plain !== pathname) return c.redirect(plain + search, 308)
  const { raw } = c.req
  if (!hasBody(c)) return next()
  const spool = openSpool(ofNetwork(clientAddressOf(raw.headers, c.env?.incoming)))
  const declared = declaredLength(c)
  let isWhole = false
  let isBegun = false
  async function* chunks() {
    const { max, sentence } = boundOf(c)
    const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', sentence(max))
    if (declared !== undefined && declared > max) throw tooLarge()
    let size = 0
    isBegun = true
    for await (const chunk of raw.body!) {
      size += chunk.length
      if (size > max) throw tooLarge()
      yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    }
    isWhole = true
  }
  c.set('body', { chunks, spool })
  if (declared === undefined || declared > SMALL_BYTES) c.req.raw = withBody(raw, held(chunks, spool))
  try {
    await next()
  } finally {
    await spool.close()
    // what was begun cannot be left lying, and what has no end would go on coming
    if (!isWhole && (isBegun || declared === undefined)) c.header('connection', 'close')
  }
})

/** How many bytes the body of this request may have. */
function boundOf(c: Context<HonoEnv>) {
  const declared = matchedRoutes(c).flatMap(({ handler }) => bounds.get(handler) ?? [])
  const all = declared.map(({ max, sentence }) => ({ max: typeof max === 'number' ? max : max(c), sentence }))
  return all.toSorted((one, other) => other.max - one.max)[0] ?? { max: BODY_MAX_BYTES, sentence: sentenceOf }
}

/** The same request, of which nothing is read before its body is asked for: what nobody has touched, Node's server can leave lying. */
function withBody({ url, method, headers, signal }: Request, chunks: AsyncGenerator<Buffer>): Request {
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(new Uint8Array(value))
      },
      cancel: () => void chunks.return(undefined),
    },
    { highWaterMark: 0 },
  )
  const given: RequestInit & { duplex: 'half' } = { method, headers, signal, body, duplex: 'half' } // not in the types of the DOM
  return new Request(url, given)
}

/** What is read as a whole takes room in memory. */
async function* held(chunks: Incoming['chunks'], { memory }: Spool): AsyncGenerator<Buffer> {
  for await (const chunk of chunks()) {
    memory.grow(chunk.length)
    yield chunk
  }
}

/** Without a Node server in front, as in tests, only the body itself tells. */
function hasBody(c: Context<HonoEnv>) {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return false
  if (!c.env?.incoming) return c.req.raw.body !== null
  return c.req.header('transfer-encoding') !== undefined || declaredLength(c) !== 0
}

function declaredLength(c: Context<HonoEnv>) {
  if (c.req.header('transfer-encoding')) return undefined
  const length = c.req.header('content-length')
  return length === undefined ? (c.env?.incoming ? 0 : undefined) : Number(length)
}

function refuseAddress(c: Context<HonoEnv>) {
  return c.req.path.startsWith('/api/')
    ? errorResponse(400, 'BAD_REQUEST', m.address_refused())
    : c.text(m.address_refused(), 400, { 'cache-control': 'no-store' })
}
