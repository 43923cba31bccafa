import { TRPCError } from '@trpc/server'
import { type Context, Hono, type Next } from 'hono'
import { pathsOf, pathWithoutLocale } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { clientAddressOf } from '#server/http/client-address.ts'
import { defectOf } from '#server/http/confidential.ts'
import { AppError } from '#server/errors.ts'
import { STATUS } from '#server/http/error-response.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { excessOfForm } from '#server/http/form-parts.ts'
import { formSize } from '#server/http/form-size.ts'
import { limitBody } from '#server/http/limit-body.ts'
import { limitPosts } from '#server/http/rate-limits.ts'
import { nonceOf } from '#server/http/security.ts'
import { log } from '#server/log.ts'
import { SENT_OTHER } from '#server/sent.ts'
import { canonicalPath } from '#server/http/page-paths.ts'
import { renderPage } from '#server/http/render.ts'
import { type FormHandler, registeredFeatures } from '#server/define-feature.ts'
import { createContext } from '#server/trpc/procedures.ts'
import { z } from '#i18n/zod.ts'
import type { FormAnswer } from '#server/http/posted.shared.ts'

/** Of a form that names no fields: a few short ones, such as a password and a secret. */
const FORM_MAX_BYTES = 32 * 1024
const FILES_ROOM_BYTES = 64 * 1024
/** A form with files is in memory as a whole until it is answered: of so many bytes for each sender, who may be an office or a carrier. */
const IN_MEMORY_MAX_BYTES = 150 * 1024 * 1024
const BUSY_RETRY_S = 5
/** The most fields and files of a form: forty posts of a demand have 13 fields each. */
const PARTS_MAX = 1000

/** Whether a page takes a posted form. */
export function takesForms(path: string): boolean {
  const parts = pathWithoutLocale(path).split('/')
  const isOf = (form: string) => {
    const names = form.split('/')
    return names.length === parts.length && names.every((name, n) => name.startsWith(':') || name === parts[n])
  }
  return registeredFeatures().some(({ forms = {} }) => Object.keys(forms).some(isOf))
}

/** The public forms, sent by a browser whose scripts have not run, or by a script that accepts JSON: it gets what the page would show. docs/decisions/0019 says why. */
export function formRoutes() {
  const routes = new Hono<HonoEnv>()
  for (const [path, form] of registeredFeatures().flatMap(({ forms = {} }) => Object.entries(forms))) {
    const {
      handle,
      fields,
      filesMaxBytes = 0,
    } = typeof form === 'function' ? { handle: form, fields: undefined } : form
    const textBytes = fields ? formSize(fields) : FORM_MAX_BYTES
    const limits = { textBytes, maxBytes: textBytes + (filesMaxBytes && filesMaxBytes + FILES_ROOM_BYTES) }
    routes.on('POST', pathsOf(path), countPost(path), checkSize(limits), c => handlePost(c, handle, limits))
  }
  return routes
}

/** In bytes: of all that is typed, and with files. */
type Limits = { textBytes: number; maxBytes: number }

/** Every post counts, also one that is refused, before anything of it is read. */
const countPost = (path: string) => async (c: Context<HonoEnv>, next: Next) => {
  try {
    await limitPosts(clientAddressOf(c.req.raw.headers, c.env?.incoming), path)
  } catch (error) {
    return refuse(c, error)
  }
  return next()
}

/** A page that says so, instead of an answer for programs; nothing of the body is read. */
const checkSize =
  ({ textBytes, maxBytes }: Limits) =>
  (c: Context<HonoEnv>, next: Next) => {
    const hasFiles = maxBytes > textBytes && c.req.header('content-type')?.startsWith('multipart/')
    const max = hasFiles ? maxBytes : textBytes
    const length = Number(c.req.header('content-length') ?? 0)
    if (length > max) return showTooLarge(c, hasFiles ? m.form_too_large() : m.form_too_long())
    return hasFiles ? inRoom(c, length || max, () => limitBody(max)(c, next)) : limitBody(max)(c, next)
  }

const inMemory = new Map<string, number>()

/** Answers a form with files while its sender has room for it, else with a page that says so. */
async function inRoom<T>(c: Context<HonoEnv>, bytes: number, answer: () => Promise<T>): Promise<T | Response> {
  const sender = clientAddressOf(c.req.raw.headers, c.env?.incoming)
  const before = inMemory.get(sender) ?? 0
  if (before > 0 && before + bytes > IN_MEMORY_MAX_BYTES)
    return refuse(c, new AppError('SERVICE_UNAVAILABLE', m.files_busy(), { retryAfter: BUSY_RETRY_S }))
  inMemory.set(sender, before + bytes)
  try {
    return await answer()
  } finally {
    const after = inMemory.get(sender)! - bytes
    if (after > 0) inMemory.set(sender, after)
    else inMemory.delete(sender)
  }
}

const showTooLarge = (c: Context<HonoEnv>, problem: string) =>
  respond(c, { values: {}, errors: {}, problem }, STATUS.PAYLOAD_TOO_LARGE)

async function refuse(c: Context<HonoEnv>, error: unknown, values: Record<string, string> = {}): Promise<Response> {
  const { status, retryAfter, ...problems } = describeError(error, c)
  const response = await respond(c, { values, ...problems }, status)
  if (retryAfter) response.headers.set('retry-after', String(retryAfter))
  return response
}

/** Leads on when the form was accepted or shows the page with its result, else shows the page again with what was typed. */
async function handlePost(c: Context<HonoEnv>, handler: FormHandler, { textBytes }: Limits): Promise<Response> {
  const cookies = new Headers()
  const { headers } = c.req.raw
  if (excessOfForm(await c.req.arrayBuffer(), headers.get('content-type') ?? '', PARTS_MAX))
    return showTooLarge(c, m.form_too_long())
  const body = await c.req.parseBody({ all: true }).catch(() => undefined)
  if (!body) return respond(c, { values: {}, errors: {}, problem: m.form_unreadable() }, STATUS.BAD_REQUEST)
  const given = Object.entries(body).map(([name, value]) => [name, [value].flat()] as const)
  const fields = Object.fromEntries(
    given.flatMap(([name, values]) => values.filter(value => typeof value === 'string').map(value => [name, value])),
  )
  const typed = Object.entries(fields).reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  if (typed > textBytes) return showTooLarge(c, m.form_too_long())
  const files = Object.fromEntries(given.map(([name, values]) => [name, values.filter(value => value instanceof File)]))
  try {
    const context = await createContext(headers, clientAddressOf(headers, c.env?.incoming), {
      responseHeaders: cookies,
    })
    const done = await handler(context, fields, { ...c.req.query(), ...c.req.param() }, files)
    const response =
      'again' in done
        ? await respond(c, { values: done.again, errors: done.errors ?? {} }, 200)
        : 'result' in done
          ? await showResult(c, fields, done)
          : await respond(c, { values: {}, errors: {}, ...done }, 200)
    for (const cookie of cookies.getSetCookie()) response.headers.append('set-cookie', cookie)
    return response
  } catch (error) {
    const { password: _, website: __, ...values } = fields // what fills in fields that nobody sees fills them in no second time
    return refuse(c, error, values)
  }
}

/** The page with the result of its form, and with what is wrong with the form that it shows beside that. */
function showResult(
  c: Context<HonoEnv>,
  values: Record<string, string>,
  { result, problem }: { result: object; problem?: unknown },
): Promise<Response> {
  if (problem === undefined) return respond(c, { values: {}, errors: {}, result }, 200)
  const { status, retryAfter: _, ...problems } = describeError(problem, c)
  return respond(c, { values, ...problems, result }, status)
}

/** What came of a form: JSON for a script, else the page that shows it, or the way to the next one. It is stored nowhere. */
async function respond(c: Context<HonoEnv>, answer: FormAnswer, status: number): Promise<Response> {
  const { headers } = c.req.raw
  if (headers.get('accept')?.startsWith('application/json'))
    return Response.json(answer, { status, headers: { 'cache-control': 'no-store' } })
  const { location, toast: _, ...posted } = answer
  if (location !== undefined) return new Response(null, { status: 303, headers: { location } })
  const url = new URL(c.req.url)
  url.pathname = canonicalPath(url.pathname) // the page itself leads there, but nobody is led on with a form
  const page = await renderPage(new Request(url, { headers }), {
    nonce: nonceOf(c),
    requestId: c.get('requestId'),
    clientAddress: clientAddressOf(headers, c.env?.incoming),
    posted,
  })
  const response = new Response(page.body, {
    status: page.status === 200 ? status : page.status,
    headers: page.headers,
  })
  response.headers.set('cache-control', 'no-store')
  return response
}

function describeError(
  error: unknown,
  c: Context<HonoEnv>,
): Pick<FormAnswer, 'errors' | 'problem'> & { status: number; retryAfter?: number } {
  const cause = error instanceof TRPCError ? error.cause : error
  if (cause instanceof z.ZodError) {
    const errors: Record<string, string> = {} // in the order of the form; the first problem of a field counts
    for (const { path, message } of cause.issues) if (path.length > 0) errors[path.join('.')] ??= message
    return {
      status: 400,
      errors,
      problem: cause.issues.find(({ path }) => path.length === 0)?.message,
    }
  }
  if (cause instanceof AppError) {
    const { field, reason, retryAfter } = cause.details
    return {
      status: retryAfter || reason === SENT_OTHER ? STATUS[cause.code] : 400,
      retryAfter,
      errors: field ? { [field]: cause.message } : {},
      problem: field ? undefined : cause.message,
    }
  }
  log.error(defectOf(c.req.path, c.get('requestId'), error))
  return { status: 500, errors: {}, problem: m.error_ours() }
}
