import { TRPCError } from '@trpc/server'
import { type Context, Hono } from 'hono'
import { pathForLocale, pathWithoutLocale } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { locales } from '#i18n/paraglide/runtime.js'
import { clientAddressOf } from '#server/http/client-address.ts'
import { AppError } from '#server/errors.ts'
import { STATUS } from '#server/http/error-response.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { limitBody } from '#server/http/limit-body.ts'
import { nonceOf } from '#server/http/security.ts'
import { log } from '#server/log.ts'
import { renderPage } from '#server/http/render.ts'
import { type FormHandler, registeredFeatures } from '#server/define-feature.ts'
import { createContext } from '#server/trpc/procedures.ts'
import { z } from '#i18n/zod.ts'

const FORM_MAX_BYTES = 64 * 1024

/** A form as it came back: what was typed (never a password), what is wrong with which field, and what is wrong with the whole. */
export type Posted = { values: Record<string, string>; errors: Record<string, string>; problem?: string }
/** Whether a page takes a posted form. */
export function takesForms(path: string): boolean {
  return registeredFeatures().some(({ forms = {} }) => Object.hasOwn(forms, pathWithoutLocale(path)))
}

/** The public forms, sent by a browser whose scripts have not run. */
export function formRoutes() {
  const routes = new Hono<HonoEnv>()
  for (const [path, handler] of registeredFeatures().flatMap(({ forms = {} }) => Object.entries(forms)))
    routes.on(
      'POST',
      locales.map(locale => pathForLocale(locale, path)),
      limitBody(FORM_MAX_BYTES),
      c => handlePost(c, handler),
    )
  return routes
}

/** Redirects when the form was accepted, else shows the page again with what was typed. */
async function handlePost(c: Context<HonoEnv>, handler: FormHandler): Promise<Response> {
  const cookies = new Headers()
  const { headers } = c.req.raw
  const fields = Object.fromEntries(
    Object.entries(await c.req.parseBody()).filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
  const clientAddress = clientAddressOf(headers, c.env?.incoming)
  try {
    const location = await handler(await createContext(headers, clientAddress, cookies), fields, c.req.query())
    const response = new Response(null, { status: 303, headers: { location } })
    for (const cookie of cookies.getSetCookie()) response.headers.append('set-cookie', cookie)
    return response
  } catch (error) {
    const { password: _, ...values } = fields
    const { status, retryAfter, ...problems } = describeError(error, c.get('requestId'))
    const page = await renderPage(new Request(c.req.url, { headers }), {
      nonce: nonceOf(c),
      clientAddress,
      posted: { values, ...problems } satisfies Posted,
    })
    const response = new Response(page.body, { status, headers: page.headers })
    if (retryAfter) response.headers.set('retry-after', String(retryAfter))
    return response
  }
}

function describeError(
  error: unknown,
  requestId: string,
): Pick<Posted, 'errors' | 'problem'> & { status: number; retryAfter?: number } {
  const cause = error instanceof TRPCError ? error.cause : error
  if (cause instanceof z.ZodError) {
    const ofFields = cause.issues.filter(({ path }) => path.length > 0)
    return {
      status: 400,
      errors: Object.fromEntries(ofFields.toReversed().map(({ path, message }) => [String(path[0]), message])),
      problem: cause.issues.find(({ path }) => path.length === 0)?.message,
    }
  }
  if (cause instanceof AppError) {
    const { field, retryAfter } = cause.details
    return {
      status: retryAfter ? STATUS[cause.code] : 400,
      retryAfter,
      errors: field ? { [field]: cause.message } : {},
      problem: field ? undefined : cause.message,
    }
  }
  log.error({ id: requestId, err: error })
  return { status: 500, errors: {}, problem: m.error_ours() }
}
