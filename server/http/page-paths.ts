import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { pathWithoutLocale } from '#i18n/locale.ts'
import { baseLocale, locales } from '#i18n/paraglide/runtime.js'
import { routeTree } from '#app/routeTree.gen.ts'

/** Every page, with what its route and those around it say of it in `staticData`. */
const pages = Object.entries(createRouter({ routeTree }).routesByPath).map(([path, route]) => ({
  path: withoutEnd(path),
  isPersonal: says(route, 'isPersonal'),
  isUnlisted: says(route, 'isUnlisted'),
}))
const open = new Set(pages.filter(page => !page.isPersonal).map(({ path }) => firstOf(path)))
const languages = locales.filter(locale => locale !== baseLocale)

/** Pages for everybody that are always there, such as /about-us: what a sitemap lists. */
export const listedPages: string[] = pages
  .filter(page => !page.isPersonal && !page.isUnlisted && !page.path.includes('$'))
  .map(({ path }) => path)

/** Where everything is for signed-in people or holders of a link, such as /admin: what no search engine should ask for. */
export const hiddenPaths: string[] = [
  ...new Set(pages.filter(page => page.isPersonal && page.isUnlisted).map(({ path }) => `/${firstOf(path)}`)),
]

/** Whether a path is one of a page that shows everybody the same, not one for signed-in people or holders of a link. It may carry a language. */
export function isForEverybody(path: string): boolean {
  return open.has(firstOf(pathWithoutLocale(path)))
}

/**
 * The one spelling of a path: what needs no escape stands for itself, slashes are single and none ends it but that of a home page,
 * names of pages are written as their routes are. What a path calls a record stays as it is.
 */
export function canonicalPath(path: string): string {
  const given = withoutEnd(path.replaceAll(/%[\dA-F]{2}/gi, unescaped).replaceAll(/\/{2,}/g, '/'))
  const language = languages.find(each => each === firstOf(given).toLowerCase())
  const parts = (language ? given.slice(language.length + 1) || '/' : given).split('/')
  const names = pages.map(page => page.path.split('/')).find(each => isSpelled(each, parts))
  const named = parts.map((part, n) => (names?.[n]?.startsWith('$') ? part : (names?.[n] ?? part))).join('/')
  return language ? `/${language}${named}` : named
}

function says(route: AnyRoute | undefined, fact: 'isPersonal' | 'isUnlisted'): boolean {
  return route !== undefined && (route.options.staticData?.[fact] === true || says(route.parentRoute, fact))
}

function isSpelled(names: string[], parts: string[]) {
  const isSame = (name: string, n: number) => name.startsWith('$') || name === parts[n]?.toLowerCase()
  return names.length === parts.length && names.every(isSame)
}

function unescaped(escape: string) {
  const letter = String.fromCodePoint(Number.parseInt(escape.slice(1), 16))
  return /[\w.~-]/.test(letter) ? letter : escape
}

function withoutEnd(path: string) {
  return path.replace(/(?<=.)\/$/, '')
}

function firstOf(path: string) {
  return path.split('/')[1] ?? ''
}
