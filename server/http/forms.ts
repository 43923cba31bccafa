import { TRPCError } from '@trpc/server'
import { type Context, Hono, type Next } from 'hono'
import { pathsOf, pathWithoutLocale } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { clientAddressOf } from '#server/http/client-address.ts'
import { defectOf } from '#server/http/confidential.ts'
import { AppError } from '#server/errors.ts'
import { STATUS } from '#server/http/error-response.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { readForm } from '#server/http/form-body.ts'
import { formSize } from '#server/http/form-size.ts'
import { takesBody } from '#server/http/gate.ts'
import { limitPosts } from '#server/http/rate-limits.ts'
import { nonceOf } from '#server/http/security.ts'
import { log } from '#server/process/log.ts'
import { SENT_OTHER } from '#server/db/sent-once.ts'
import { canonicalPath } from '#server/http/page-paths.ts'
import { renderPage } from '#server/http/render.ts'
import { type FormHandler, registeredFeatures, usedFeatures } from '#server/registration/define-feature.ts'
import { createContext } from '#server/trpc/procedures.ts'
import { z } from '#i18n/zod.ts'
import type { FormAnswer } from '#server/http/posted.shared.ts'

/** Of a form that names no fields: a few short ones, such as a password and a secret. */
const FORM_MAX_BYTES = 32 * 1024
const FILES_ROOM_BYTES = 64 * 1024
/** The most fields and files of a form: forty posts of a demand have 13 fields each. */
const PARTS_MAX = 1000

/** Whether a page takes a posted form. */
export function takesForms(path: string): boolean {
  const parts = pathWithoutLocale(path).split('/')
  const isOf = (form: string) => {
    const names = form.split('/')
    return names.length === parts.length && names.every((name, n) => name.startsWith(':') || name === parts[n])
  }
  return usedFeatures().some(({ forms = {} }) => Object.keys(forms).some(isOf))
}

/**
 * The public forms, sent by a browser whose scripts have not run, or by a script that accepts JSON: it gets what the
 * page would show. docs/decisions/0019 says why.
 */
export function formRoutes() {
  const routes = new Hono<HonoEnv>()
  for (const [path, form] of registeredFeatures().flatMap(({ forms = {} }) => Object.entries(forms))) {
    const {
      handle,
      fields,
      filesMaxBytes = 0,
    } = typeof form === 'function' ? { handle: form, fields: undefined } : form
    const textBytes = fields ? formSize(fields) : FORM_MAX_BYTES
    const hasFiles = (c: Context<HonoEnv>) =>
      filesMaxBytes > 0 && c.req.header('content-type')?.startsWith('multipart/')
    const bound = takesBody(
      c => textBytes + (hasFiles(c) ? filesMaxBytes + FILES_ROOM_BYTES : 0),
      max => (max > textBytes ? m.form_too_large() : m.form_too_long()),
    )
    routes.on('POST', pathsOf(path), bound, countPost(path), c => handlePost(c, handle, textBytes))
  }
  return routes
}

/** Every post counts, also one that is refused, before anything of it is read. */
const countPost = (path: string) => async (c: Context<HonoEnv>, next: Next) => {
  try {
    await limitPosts(clientAddressOf(c.req.raw.headers, c.env?.incoming), path)
  } catch (error) {
    return refuse(c, error)
  }
  return next()
}

async function refuse(c: Context<HonoEnv>, error: unknown, values: Record<string, string> = {}): Promise<Response> {
  const { status, retryAfter, ...problems } = describeError(error, c)
  const response = await respond(c, { values, ...problems }, status)
  if (retryAfter) response.headers.set('retry-after', String(retryAfter))
  return response
}

/** Leads on when the form was accepted or shows the page with its result, else shows the page again with what was typed. */
async function handlePost(c: Context<HonoEnv>, handler: FormHandler, textBytes: number): Promise<Response> {
  const cookies = new Headers()
  const { headers } = c.req.raw
  let fields: Record<string, string> = {}
  try {
    const { form, problem } = await readForm(c, { textBytes, partsMax: PARTS_MAX, refuse: tooLong })
    fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as typeof fields
    const typed = Object.entries(fields).reduce((sum, [name, value]) => sum + name.length + value.length, 0)
    if (typed > textBytes) throw tooLong()
    if (problem) throw problem
    const context = await createContext(headers, clientAddressOf(headers, c.env?.incoming), {
      responseHeaders: cookies,
    })
    const done = await handler(context, fields, { ...c.req.query(), ...c.req.param() }, filesOf(form))
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

const tooLong = () => new AppError('PAYLOAD_TOO_LARGE', m.form_too_long())

const filesOf = (form: FormData) =>
  Object.fromEntries([...form.keys()].map(name => [name, form.getAll(name).filter(value => value instanceof File)]))

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
      status: retryAfter || reason === SENT_OTHER || cause.code === 'PAYLOAD_TOO_LARGE' ? STATUS[cause.code] : 400,
      retryAfter,
      errors: field ? { [field]: cause.message } : {},
      problem: field ? undefined : cause.message,
    }
  }
  log.error(defectOf(c.req.path, c.get('requestId'), error))
  return { status: 500, errors: {}, problem: m.error_ours() }
}
