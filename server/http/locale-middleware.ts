import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { LOCALE_COOKIE, localeOfPath, localPath, pathForLocale } from '#i18n/locale.ts'
import { baseLocale, type Locale, overwriteServerAsyncLocalStorage, toLocale } from '#i18n/paraglide/runtime.js'
import { config } from '#server/config.ts'
import { isOurOrigin } from '#server/http/same-site.ts'

const spoken = new AsyncLocalStorage<{ locale?: Locale }>()
overwriteServerAsyncLocalStorage(spoken)

/** Runs work in a language, English where none is known: every message in it, and in all that it waits for, is in that one. */
export function withLocale<T>(language: string | null | undefined, work: () => T): T {
  return spoken.run({ locale: toLocale(language) ?? baseLocale }, work)
}

/** The language of everything that a request does: of a page by its address, of a call by Accept-Language, where our own pages name theirs. */
export const localeMiddleware: MiddlewareHandler = (c, next) =>
  withLocale(
    c.req.path.startsWith('/api/') ? c.req.header('accept-language')?.slice(0, 2) : localeOfPath(c.req.path),
    next,
  )

/** The whole address of a page in the language spoken, for a mail. */
export const absoluteUrl = (path: string): string => config.PUBLIC_URL + localPath(path)

/** Opens the bare address of the site in the language that a visitor has chosen here before. A link on our own pages goes where it says. */
export const redirectToChosenLocale: MiddlewareHandler = async (c, next) => {
  const chosen = toLocale(getCookie(c, LOCALE_COOKIE))
  if (!chosen || chosen === baseLocale || comesFromHere(c)) return next()
  c.header('cache-control', 'no-store')
  return c.redirect(pathForLocale(chosen, '/'), 302)
}

function comesFromHere(c: Context) {
  const site = c.req.header('sec-fetch-site')
  const referer = c.req.header('referer') ?? ''
  return site ? site === 'same-origin' : URL.canParse(referer) && isOurOrigin(new URL(referer).origin, c)
}
