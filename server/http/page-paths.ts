import { isUsed } from '#i18n/agency.ts'
import type { AnyRoute } from '@tanstack/react-router'
import { pathWithoutLocale } from '#i18n/locale.ts'
import { baseLocale, locales } from '#i18n/paraglide/runtime.js'
import type { SitePage } from '#server/site/site-pages.ts'
import { isConfidential } from '#server/http/confidential.ts'
import { plainPath } from '#i18n/plain-path.ts'
import { pageRoutes } from '#server/http/render.ts'

/** Every page, with the `staticData` of its route and the routes around it; those without parameters first. */
const pages = Object.entries(pageRoutes())
  .map(([path, route]) => ({
    path: withoutEnd(path),
    isPersonal: hasFlag(route, 'isPersonal'),
    isUnlisted: hasFlag(route, 'isUnlisted'),
    isOfRecords: hasFlag(route, 'isOfRecords'),
    part: partOfRoute(route),
  }))
  .toSorted((one, other) => parametersIn(one.path) - parametersIn(other.path))
const open = new Set(pages.filter(page => !page.isPersonal).map(({ path }) => firstOf(path)))
const languages = locales.filter(locale => locale !== baseLocale)

/** Public pages without parameters that are always there, such as /contact-us: the sitemap lists them. */
export const listedPages: string[] = pages
  .filter(page => !page.isPersonal && !page.isUnlisted && !page.isOfRecords && !page.path.includes('$'))
  .map(({ path }) => path)

/** Every page without parameters. */
export const sitePages: SitePage[] = pages.filter(page => !page.path.includes('$'))

/** First path segments that are only for signed-in people or holders of a link, such as /admin: robots.txt excludes them. */
export const hiddenPaths: string[] = [
  ...new Set(pages.filter(page => page.isPersonal && page.isUnlisted).map(({ path }) => `/${firstOf(path)}`)),
]

/** Whether a path, with or without a locale, belongs to a page that is the same for everybody. */
export function isForEverybody(path: string): boolean {
  return open.has(firstOf(pathWithoutLocale(path))) && !isConfidential(path)
}

/**
 * The canonical spelling of a path: no broken and no needless escapes, no double or trailing slashes, page names in the
 * case of their routes. Parameters such as a record's id stay as they are.
 */
export function canonicalPath(path: string): string {
  const given = withoutEnd(plainPath(mended(path)) ?? path)
  const language = languages.find(each => each === firstOf(given).toLowerCase())
  const parts = (language ? given.slice(language.length + 1) || '/' : given).split('/')
  const names = pages.map(page => page.path.split('/')).find(each => isSpelled(each, parts))
  const named = parts.map((part, n) => (names?.[n]?.startsWith('$') ? part : (names?.[n] ?? part))).join('/')
  return language ? `/${language}${named}` : named
}

/** The route of a page, such as `/our-clients/$clientId`, whatever its language; `/$` for a path that is no page. */
export const templateOf = (path: string): string => pageOf(path)?.path ?? '/$'

/** The page that an address is one of, whatever its language. */
export function pageOf(path: string) {
  const parts = withoutEnd(pathWithoutLocale(path)).split('/')
  return pages.find(({ path: each }) => isSpelled(each.split('/'), parts))
}

/** Whether the agency uses the part that a page belongs to, whatever its language. */
export const isPageUsed = (path: string): boolean => isUsed(pageOf(path)?.part)

function parametersIn(path: string) {
  return path.split('$').length - 1
}

function hasFlag(route: AnyRoute | undefined, flag: 'isPersonal' | 'isUnlisted' | 'isOfRecords'): boolean {
  return route !== undefined && (route.options.staticData?.[flag] === true || hasFlag(route.parentRoute, flag))
}

function partOfRoute(route: AnyRoute | undefined): string | undefined {
  return route && (route.options.staticData?.part ?? partOfRoute(route.parentRoute))
}

function isSpelled(names: string[], parts: string[]) {
  const isSame = (name: string, n: number) => name.startsWith('$') || name === parts[n]?.toLowerCase()
  return names.length === parts.length && names.every(isSame)
}

/** A path with %25 for each % that begins no letter, as in /100%: nobody could decode the address. */
const mended = (path: string) =>
  path.replaceAll(/(?:%[\dA-F]{2})+|%/gi, run => (isDecodable(run) ? run : run.replaceAll('%', '%25')))

function isDecodable(run: string) {
  try {
    return decodeURIComponent(run) !== '' // a build leaves out a call whose result nobody reads
  } catch {
    return false
  }
}

function withoutEnd(path: string) {
  return path.replace(/(?<=.)\/$/, '')
}

function firstOf(path: string) {
  return path.split('/')[1] ?? ''
}
