import { TRPCError } from '@trpc/server'
import { type Context, Hono } from 'hono'
import { choosePasswordPath, readRedirect } from '#app/features/accounts/queries.ts'
import { localPath, pathForLocale, pathWithoutLocale } from '#i18n/locale.ts'
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
import { appRouter } from '#server/trpc/router.ts'
import { createContext } from '#server/trpc/procedures.ts'
import { z } from '#i18n/zod.ts'

const FORM_MAX = 64 * 1024

/** A form as it came back: what was typed (never a password), what is wrong with which field, and what is wrong with the whole. */
export type Posted = { values: Record<string, string>; errors: Record<string, string>; problem?: string }
type Caller = ReturnType<typeof appRouter.createCaller>
type Fields = Record<string, string>

/** What each form does, and where it leads. They end in the same procedures as when a script sends them. */
const doors: Record<string, (caller: Caller, fields: Fields, query: Fields) => Promise<string>> = {
  '/login': async ({ accounts }, fields, query) => {
    const { choosePassword } = await accounts.signIn(asInput(fields))
    if (choosePassword) return localPath(choosePasswordPath(choosePassword))
    return readRedirect(query).redirect ?? localPath('/admin')
  },
  '/sign-up': async ({ accounts }, fields) => {
    await accounts.signUp(asInput(fields))
    return localPath('/')
  },
  '/forgot-password': async ({ accounts }, fields) => {
    await accounts.askReset(asInput(fields))
    return localPath('/forgot-password?sent=1')
  },
  '/reset-password': async ({ accounts }, fields) => {
    await accounts.resetPassword(asInput(fields))
    return localPath('/admin')
  },
  '/sign-in-link': async ({ accounts }, fields) => {
    if (fields.token === undefined) {
      await accounts.askLink(asInput(fields))
      return localPath('/sign-in-link?sent=1')
    }
    await accounts.redeemLink(asInput(fields))
    return localPath('/admin')
  },
  '/invitation': async ({ accounts }, fields) => {
    await accounts.acceptInvitation(asInput(fields))
    return localPath('/admin')
  },
  '/contact-us': async ({ enquiries }, fields) => {
    const { reference } = await enquiries.submit(asInput(fields))
    return localPath(`/contact-us?sent=${reference}#sent`)
  },
}

/** Whether a page takes a posted form. */
export const takesForms = (path: string) => Object.hasOwn(doors, pathWithoutLocale(path))

/** The public forms, sent by a browser whose scripts have not run. */
export const forms = new Hono<HonoEnv>()
for (const [path, door] of Object.entries(doors))
  forms.on(
    'POST',
    locales.map(locale => pathForLocale(locale, path)),
    limitBody(FORM_MAX),
    c => take(c, (caller, fields) => door(caller, fields, c.req.query())),
  )

/** Runs the procedure; then leads on, or shows the page again with what was typed. */
async function take(c: Context<HonoEnv>, run: (caller: Caller, fields: Fields) => Promise<string>): Promise<Response> {
  const cookies = new Headers()
  const { headers } = c.req.raw
  const fields = Object.fromEntries(
    Object.entries(await c.req.parseBody()).filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
  const caller = clientAddressOf(headers, c.env?.incoming)
  try {
    const location = await run(appRouter.createCaller(await createContext(headers, caller, cookies)), fields)
    const answer = new Response(null, { status: 303, headers: { location } })
    for (const cookie of cookies.getSetCookie()) answer.headers.append('set-cookie', cookie)
    return answer
  } catch (error) {
    const { password: _, ...values } = fields
    const { status, retryAfter, ...refusal } = read(error, c.get('requestId'))
    const page = await renderPage(new Request(c.req.url, { headers }), {
      nonce: nonceOf(c),
      caller,
      posted: { values, ...refusal } satisfies Posted,
    })
    const answer = new Response(page.body, { status, headers: page.headers })
    if (retryAfter) answer.headers.set('retry-after', String(retryAfter))
    return answer
  }
}

function read(
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

/** The procedure parses it; a form's fields are only text. */
function asInput(fields: Fields) {
  return fields as never
}
