import { type AnyTRPCRouter, getTRPCErrorShape, type TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { Context } from 'hono'
import { tryDecodeURIComponent as tryDecode } from 'hono/utils/url'
import { BATCH_MAX } from '#server/trpc/schema.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { clientAddressOf } from '#server/http/client-address.ts'
import { defectOf } from '#server/http/confidential.ts'
import { AppError } from '#server/errors.ts'
import { challengeOf, STATUS } from '#server/http/error-response.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { findProgram, quotaHeaders } from '#server/http/programs.ts'
import { clientAborted } from '#server/http/client-aborted.ts'
import { limitPosts } from '#server/http/rate-limits.ts'
import { readCallForm, withFile } from '#server/http/form-body.ts'
import { ofStaff, takeTurns } from '#server/http/fair-turns.ts'
import { readStrictJson } from '#server/http/strict-json.ts'
import { log } from '#server/process/log.ts'
import {
  allProcedures,
  backgroundProcedures,
  fileProcedures,
  onceInBatch,
  publicQueries,
} from '#server/trpc/procedure-meta.ts'
import { createContext, findPerson, requireRight, requireStaff, throwAsTrpc, toTrpc } from '#server/trpc/procedures.ts'

const ENDPOINT = '/api/trpc'
const VISITOR_MAX_BYTES = 64 * 1024
const STAFF_MAX_BYTES = 1024 * 1024
/** A file is in memory as a whole: two at a time. */
const { inTurn } = takeTurns({ atOnce: 2 })

/**
 * tRPC over HTTP: one call, or a batch of at most BATCH_MAX queries, each public list and the search of the site once.
 * A change comes alone.
 */
export function trpcHandler(router: AnyTRPCRouter) {
  return async (c: Context<HonoEnv>): Promise<Response> => {
    const tooMuch = findTooMuch(c)
    if (tooMuch) return errorResponse(router, new AppError('BAD_REQUEST', tooMuch))
    try {
      const quota = await findProgram(c)
      const response = await call(router, c)
      if (quota) for (const header of quotaHeaders(quota)) response.headers.set(...header)
      return response
    } catch (error) {
      if (error instanceof AppError) return errorResponse(router, error)
      throw error
    }
  }
}

async function call(router: AnyTRPCRouter, c: Context<HonoEnv>): Promise<Response> {
  const file = fileProcedures().get(nameOf(c))
  if (c.req.method === 'POST' && !file) await limitVisitor(c)
  if (!file) return callProcedures(router, c)
  const user = requireStaff((await findPerson(c.req.raw.headers, c.get('program'))).user) // before the file is read
  if (file.right) requireRight(user, file.right)
  c.get('body')?.spool.passTo(ofStaff(user.id))
  const form = await readCallForm(c)
  return inTurn(ofStaff(user.id), () => callProcedures(router, c, form))
}

/** What nobody has signed in for counts before it is read, and is as short as a form. Throws TOO_MANY_REQUESTS and PAYLOAD_TOO_LARGE. */
async function limitVisitor(c: Context<HonoEnv>) {
  const { headers } = c.req.raw
  const { user } = await findPerson(headers, c.get('program'), true)
  if (user) return
  await limitPosts(clientAddressOf(headers, c.env?.incoming), postedTo(c))
  if (Number(headers.get('content-length') ?? 0) > VISITOR_MAX_BYTES)
    throw new AppError('PAYLOAD_TOO_LARGE', `The body may have at most ${VISITOR_MAX_BYTES} bytes`)
}

/** The most bytes that a call takes: of a procedure with a file as many as that may have. */
export function callMaxBytes(c: Context<HonoEnv>): number {
  const isForm = c.req.header('content-type')?.startsWith('multipart/')
  const file = isForm ? fileProcedures().get(nameOf(c)) : undefined
  return file ? withFile(file.maxBytes) : STAFF_MAX_BYTES
}

export const callTooLarge = (max: number): string =>
  max > STAFF_MAX_BYTES ? m.import_too_large() : `The body may have at most ${max} bytes`

/** The procedure that is called, as tRPC reads the path. */
const nameOf = (c: Context<HonoEnv>) => c.req.path.slice(ENDPOINT.length).replaceAll(/^\/+|\/+$/g, '')

/** By what a call is counted, however its address is spelled. */
const postedTo = (c: Context<HonoEnv>) => {
  const name = nameOf(c)
  return allProcedures().some(([procedure]) => procedure === name) ? name : 'no procedure'
}

async function callProcedures(router: AnyTRPCRouter, c: Context<HonoEnv>, form?: FormData): Promise<Response> {
  const req = form ? withForm(c.req.raw, form) : await readCall(router, c)
  if (req instanceof Response) return req
  const additions = new Headers()
  const isBackground = backgroundProcedures().has(nameOf(c))
  const response = await fetchRequestHandler({
    endpoint: ENDPOINT,
    req,
    router,
    maxBatchSize: BATCH_MAX,
    createContext: () =>
      createContext(c.req.raw.headers, clientAddressOf(c.req.raw.headers, c.env?.incoming), {
        responseHeaders: additions,
        isBackground,
        program: c.get('program'),
      }).catch((error: unknown) => {
        throwAsTrpc(error)
        throw error
      }),
    onError: ({ error, path }) => {
      if (error.code !== 'INTERNAL_SERVER_ERROR' || clientAborted(c)) return
      log.error({ procedure: path, ...defectOf(c.req.path, c.get('requestId'), error.cause ?? error) })
    },
    responseMeta: ({ errors, paths }) => {
      const wait = errors
        .map(error => (error.cause instanceof AppError ? error.cause.details.retryAfter : undefined))
        .find(Boolean)
      const refused = errors.map(challengeFor).find(Boolean)
      const isPublic = errors.length === 0 && paths?.every(path => publicQueries().has(path))
      return {
        headers: {
          'cache-control': isPublic ? 'no-cache' : 'no-store',
          vary: 'Accept-Language',
          ...(wait && { 'retry-after': String(wait) }),
          ...(refused && { 'www-authenticate': refused }),
        },
      }
    },
  })
  for (const [name, value] of additions) response.headers.append(name, value)
  return response
}

const challengeFor = ({ cause }: TRPCError) =>
  cause instanceof AppError ? challengeOf(cause.code, cause.details.challenge) : undefined

/** The request with its body parsed strictly, or the error response. */
async function readCall(router: AnyTRPCRouter, c: Context): Promise<Request | Response> {
  const { method, url, headers, signal } = c.req.raw
  if (method !== 'POST') return c.req.raw
  try {
    return new Request(url, { method, headers, signal, body: await readStrictJson(c) })
  } catch (error) {
    if (error instanceof AppError) return errorResponse(router, error)
    throw error
  }
}

/** The request with its form as it was read: tRPC asks for that alone. */
const withForm = ({ url, method, headers, signal }: Request, form: FormData) =>
  Object.assign(new Request(url, { method, headers, signal }), { formData: async () => form })

/** An error in tRPC's own form, for what never reaches a procedure. */
function errorResponse(router: AnyTRPCRouter, cause: AppError): Response {
  const {
    code,
    details: { retryAfter, challenge },
  } = cause
  const error = getTRPCErrorShape({
    config: router._def._config,
    error: toTrpc(cause),
    type: 'unknown',
    path: undefined,
    input: undefined,
    ctx: undefined,
  })
  const refused = challengeOf(code, challenge)
  return Response.json(
    { error },
    {
      status: STATUS[code],
      headers: {
        'cache-control': 'no-store',
        ...(retryAfter && { 'retry-after': String(retryAfter) }),
        ...(refused && { 'www-authenticate': refused }),
      },
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
  const lists = names.filter(name => onceInBatch().has(name))
  return new Set(lists).size < lists.length ? m.batch_repeats() : undefined
}
