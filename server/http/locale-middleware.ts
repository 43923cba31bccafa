import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { agency } from '#i18n/agency.ts'
import {
  isIn,
  LOCALE_COOKIE,
  localeOfPath,
  localPath,
  pathForLocale,
  pathWithoutLocale,
  wholeLocales,
} from '#i18n/locale.ts'
import {
  baseLocale,
  getLocale,
  type Locale,
  overwriteServerAsyncLocalStorage,
  toLocale,
} from '#i18n/paraglide/runtime.js'
import { config } from '#server/config/config.ts'
import { isOurOrigin } from '#server/http/same-site.ts'

const currentLocale = new AsyncLocalStorage<{ locale?: Locale }>()
overwriteServerAsyncLocalStorage(currentLocale)

/** Runs work in a locale, the base locale where it is unknown: messages in it and in everything it awaits are in that language. */
export function withLocale<T>(language: string | null | undefined, work: () => T): T {
  return currentLocale.run({ locale: toLocale(language) ?? baseLocale }, work)
}

/** The locale of an API call by its Accept-Language header, in which our own pages send theirs. */
export const localeOfCall = (acceptLanguage: string | null | undefined): Locale =>
  toLocale(acceptLanguage?.slice(0, 2)) ?? baseLocale

/**
 * Sets the locale of a request: of a page by its path, of an API call by its header. A language of a few pages is one of their queries
 * alone: programs, accounts and applications have one with every sentence.
 */
export const localeMiddleware: MiddlewareHandler = (c, next) => {
  const { path, method } = c.req
  if (!path.startsWith('/api/')) return withLocale(localeOfPath(path), next)
  const locale = localeOfCall(c.req.header('accept-language'))
  const isOfPage = method === 'GET' && path.startsWith('/api/trpc/')
  return withLocale(isOfPage || wholeLocales.includes(locale) ? locale : baseLocale, next)
}

/**
 * Redirects pages in a language that they do not have, or that visitors may not read, to their English ones; the staff
 * area is there in every whole language.
 */
export const redirectFromHiddenLocale: MiddlewareHandler = async (c, next) => {
  const path = pathWithoutLocale(c.req.path)
  const isHidden = isStaffPath(path) ? false : !agency().languages.includes(getLocale())
  const leadsOn = path !== c.req.path && (isHidden || !isIn(getLocale(), path))
  if (!leadsOn || !/^(?:GET|HEAD)$/.test(c.req.method)) return next()
  c.header('cache-control', 'no-store')
  return c.redirect(path + new URL(c.req.url).search, 302)
}

const isStaffPath = (path: string) => /^\/(?:admin|waiting|preview)(?:\/|$)/.test(path)

/** The URL of a page in the current locale, for a mail. */
export const absoluteUrl = (path: string): string => config.PUBLIC_URL + localPath(path)

/** Redirects `/` to the locale that a visitor has chosen before, unless they follow a link on our own pages. */
export const redirectToChosenLocale: MiddlewareHandler = async (c, next) => {
  const chosen = toLocale(getCookie(c, `__Host-${LOCALE_COOKIE}`) ?? getCookie(c, LOCALE_COOKIE))
  if (!chosen || chosen === baseLocale || !isIn(chosen, '/') || !agency().languages.includes(chosen)) return next()
  if (isInternalNavigation(c)) return next()
  c.header('cache-control', 'no-store')
  return c.redirect(pathForLocale(chosen, '/'), 302)
}

function isInternalNavigation(c: Context) {
  const site = c.req.header('sec-fetch-site')
  const referer = c.req.header('referer') ?? ''
  return site ? site === 'same-origin' : URL.canParse(referer) && isOurOrigin(new URL(referer).origin, c)
}
