import { getTRPCErrorShape, TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { Context } from 'hono'
import { tryDecodeURIComponent as tryDecode } from 'hono/utils/url'
import { BATCH_MAX } from '#server/trpc/schema.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { clientAddressOf } from '#server/http/client-address.ts'
import { limitConcurrency } from '#server/http/concurrency.ts'
import { AppError } from '#server/errors.ts'
import { STATUS } from '#server/http/error-response.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { clientAborted } from '#server/http/client-aborted.ts'
import { readStrictJson } from '#server/http/strict-json.ts'
import { log } from '#server/log.ts'
import { appRouter } from '#server/trpc/router.ts'
import { createContext, findPerson, requireStaff, throwAsTrpc } from '#server/trpc/procedures.ts'

type Known = { _def: { type: 'query' | 'mutation'; meta?: { isPublic?: true }; inputs: unknown[] } }

const ENDPOINT = '/api/trpc'
/** Calls that take a whole file: two at a time, as each of them is in memory as a whole. */
export const FILE_CALLS = /^\/api\/trpc\/clients\.(?:previewImport|import)$/
const takeTurn = limitConcurrency(2, 10)
const known = appRouter._def.procedures as never as Record<string, Known | undefined>
/** The queries whose answer is the same for everybody, and whether each takes an input. */
export const publicQueries = new Map(
  Object.entries(known).flatMap(([name, procedure]) =>
    procedure?._def.meta?.isPublic ? [[name, procedure._def.inputs.length > 0] as const] : [],
  ),
)

/** tRPC over HTTP: one call, or a batch that asks for at most BATCH_MAX things, for a public list once. A change comes alone. */
export async function handleTrpc(c: Context<HonoEnv>): Promise<Response> {
  const tooMuch = findTooMuch(c)
  if (tooMuch) return refuseCall(new AppError('BAD_REQUEST', tooMuch))
  if (!FILE_CALLS.test(c.req.path)) return answerCall(c)
  try {
    requireStaff((await findPerson(c.req.raw.headers)).user) // before a byte of the file is read
    return await takeTurn(() => answerCall(c))
  } catch (error) {
    if (error instanceof AppError) return refuseCall(error)
    throw error
  }
}

async function answerCall(c: Context<HonoEnv>): Promise<Response> {
  const req = await readCall(c)
  if (req instanceof Response) return req
  const additions = new Headers()
  const answer = await fetchRequestHandler({
    endpoint: ENDPOINT,
    req,
    router: appRouter,
    maxBatchSize: BATCH_MAX,
    createContext: () =>
      createContext(c.req.raw.headers, clientAddressOf(c.req.raw.headers, c.env?.incoming), additions).catch(
        (error: unknown) => {
          throwAsTrpc(error)
          throw error
        },
      ),
    onError: ({ error, path }) => {
      if (error.code !== 'INTERNAL_SERVER_ERROR' || clientAborted(c)) return
      log.error({ id: c.get('requestId'), procedure: path, err: error.cause ?? error })
    },
    responseMeta: ({ errors, paths }) => {
      const wait = errors
        .map(error => (error.cause instanceof AppError ? error.cause.details.retryAfter : undefined))
        .find(Boolean)
      const isPublic = errors.length === 0 && paths?.every(path => publicQueries.has(path))
      return {
        headers: { 'cache-control': isPublic ? 'no-cache' : 'no-store', ...(wait && { 'retry-after': String(wait) }) },
      }
    },
  })
  for (const [name, value] of additions) answer.headers.append(name, value)
  return answer
}

/** The request with its body read and found sound, or the refusal. */
async function readCall(c: Context): Promise<Request | Response> {
  const { method, url, headers, signal } = c.req.raw
  if (method !== 'POST') return c.req.raw
  try {
    return new Request(url, { method, headers, signal, body: await readStrictJson(c) })
  } catch (error) {
    if (error instanceof AppError) return refuseCall(error)
    throw error
  }
}

/** A refusal in tRPC's own form, for what never reaches a procedure. */
function refuseCall(mistake: AppError): Response {
  const {
    code,
    message,
    details: { retryAfter },
  } = mistake
  const error = getTRPCErrorShape({
    config: appRouter._def._config,
    error: new TRPCError({ code, message, cause: mistake }),
    type: 'unknown',
    path: undefined,
    input: undefined,
    ctx: undefined,
  })
  return Response.json(
    { error },
    {
      status: STATUS[code],
      headers: { 'cache-control': 'no-store', ...(retryAfter && { 'retry-after': String(retryAfter) }) },
    },
  )
}

function findTooMuch(c: Context) {
  const { pathname, searchParams } = new URL(c.req.url)
  if (searchParams.get('batch') !== '1') return undefined
  const names = tryDecode(pathname.slice(ENDPOINT.length))
    .replaceAll(/^\/+|\/+$/g, '')
    .split(',')
  if (names.length > BATCH_MAX) return m.batch_too_large({ max: formatNumber(BATCH_MAX) })
  if (names.length > 1 && c.req.method === 'POST') return m.batch_of_changes()
  const lists = names.filter(name => publicQueries.get(name) === false)
  return new Set(lists).size < lists.length ? m.batch_repeats() : undefined
}
