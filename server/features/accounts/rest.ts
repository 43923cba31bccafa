import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import { readRedirect, secondFactorPath } from '#server/features/accounts/redirect.shared.ts'
import { localeOfPath, pathForLocale } from '#i18n/locale.ts'
import {
  startSignIn,
  finishSignIn,
  oauthFlowCookie,
  providerCookie,
  readFlow,
} from '#server/features/accounts/oauth.ts'
import { admit } from '#server/features/accounts/sign-in.ts'
import { findProvider } from '#server/features/accounts/providers.ts'
import { clientAddressOf } from '#server/http/client-address.ts'
import { AppError } from '#server/errors.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { limitTokenUse } from '#server/http/rate-limits.ts'
import { createContext } from '#server/trpc/procedures.ts'

/** The redirect to a provider and the callback from it. Every error ends on a page of ours with a message. */
export const providerPages = new Hono<HonoEnv>()
  .get('/:provider', async c => {
    const provider = findProvider(c.req.param('provider'))
    if (!provider) return c.notFound()
    return redirectOrExplain(c, provider.id, c.req.query(), async ({ clientAddress }) => {
      await limitTokenUse(clientAddress)
      const { location, flow } = await startSignIn(provider, readRedirect(c.req.query()))
      c.header('set-cookie', oauthFlowCookie(flow), { append: true })
      return location.href
    })
  })
  .get('/:provider/callback', async c => {
    const provider = findProvider(c.req.param('provider'))
    if (!provider) return c.notFound()
    const flow = readFlow(getCookie(c, providerCookie().name))
    deleteCookie(c, providerCookie().name, providerCookie().options)
    return redirectOrExplain(c, provider.id, flow ?? {}, async context => {
      await limitTokenUse(context.clientAddress)
      const signedIn = await finishSignIn(provider, new URL(c.req.url), flow, context)
      if (!signedIn) return pageOf(flow ?? {}, `/admin/account?linked=${provider.id}#providers`)
      const { redirect } = readRedirect(flow ?? {})
      const { secondFactor } = await admit(context, signedIn)
      return secondFactor ? pageOf(flow ?? {}, secondFactorPath(redirect)) : (redirect ?? '/admin')
    })
  })

/** Redirects to the result of `work`, or to a page that names the problem: My account for who is signed in, login for others. */
async function redirectOrExplain(
  c: Context<HonoEnv>,
  provider: string,
  search: { redirect?: string | undefined },
  work: (context: Awaited<ReturnType<typeof createContext>>) => Promise<string>,
) {
  const cookies = new Headers()
  const context = await createContext(c.req.raw.headers, clientAddressOf(c.req.raw.headers, c.env?.incoming), {
    responseHeaders: cookies,
  })
  const location = await work(context).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    const problem = error.code === 'TOO_MANY_REQUESTS' ? 'too-many' : (error.details.reason ?? 'failed')
    if (context.user?.status === 'active')
      return pageOf(search, `/admin/account?problem=${problem}&provider=${provider}#providers`)
    const { redirect } = readRedirect(search)
    return pageOf(
      search,
      `/login?problem=${problem}&provider=${provider}${redirect ? `&redirect=${encodeURIComponent(redirect)}` : ''}`,
    )
  })
  for (const each of cookies.getSetCookie()) c.header('set-cookie', each, { append: true })
  c.header('cache-control', 'no-store')
  return c.redirect(location, 303)
}

/** A page in the language of the page that the flow started on. */
function pageOf(search: { redirect?: string | undefined }, path: string) {
  return pathForLocale(localeOfPath(readRedirect(search).redirect ?? ''), path)
}
