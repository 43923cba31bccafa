import languageNames from '@agency/ui/fonts/language-names.woff2?url&no-inline'
import literata from '@agency/ui/fonts/literata.woff2?url'
import arabic from '@agency/ui/fonts/noto-sans-arabic.woff2?url'
import bengali from '@agency/ui/fonts/noto-sans-bengali.woff2?url'
import bengaliSerif from '@agency/ui/fonts/noto-serif-bengali.woff2?url'
import sourceSans from '@agency/ui/fonts/kit-sans.woff2?url'
import type { StaticDataRouteOption } from '@tanstack/react-router'
import { pageHead, siteAddress } from '#app/layouts/head.ts'
import styles from '#app/layouts/public/public.css?url'
import { agency } from '#i18n/agency.ts'
import { isIn, localPath, pathForLocale } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { baseLocale, getLocale, type Locale } from '#i18n/paraglide/runtime.js'

type Match = {
  pathname: string
  status: string
  _notFound?: boolean
  staticData: StaticDataRouteOption
  loaderData?: unknown
}

/** What the head of every page has: metadata, addresses, fonts, styles and icons. */
export function siteHead(matches: Match[]) {
  const isFound = !isMissing(matches)
  const path = isFound && isListed(matches) ? pathOf(matches) : null
  const { mark, colour } = agency()
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      ...(isFound
        ? pageHead(m.site_title(), import.meta.env.SSR && m.site_description({ name: agency().name }))
        : pageHead(m.not_found_title())
      ).meta,
      ...(import.meta.env.SSR ? sharedByAllPages(path) : []),
      path === null
        ? { name: 'robots', content: 'noindex' }
        : { property: 'og:url', content: siteAddress() + localPath(path) },
    ],
    links: [
      ...(path === null ? [] : [{ rel: 'canonical', href: siteAddress() + localPath(path) }]),
      ...(import.meta.env.SSR ? [...(path === null ? [] : alternates(path)), ...preloadedFonts(matches)] : []), // they stay in the document
      { rel: 'stylesheet', href: styles },
      ...(colour ? [{ rel: 'stylesheet', href: colour.styles }] : []),
      mark ? { rel: 'icon', href: mark.icons[0] } : { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
      { rel: 'manifest', href: localPath('/manifest.webmanifest') },
      { rel: 'apple-touch-icon', href: mark?.icons[2] ?? '/apple-touch-icon.png' },
    ],
  }
}

/** What every page says to those who share it. It stays in the document, so scripts need not write it. */
const sharedByAllPages = (path: string | null) => [
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: agency().name },
  { property: 'og:locale', content: getLocale() },
  { name: 'twitter:card', content: 'summary_large_image' },
  ...[shareOf(path)].flatMap(share =>
    share ? { property: 'og:image', content: new URL(share, siteAddress()).href } : [],
  ),
]

/**
 * The picture for links to a page: its title in its language, with its own picture beside it; for what is not listed
 * the picture that staff have chosen.
 */
function shareOf(path: string | null) {
  const { share } = agency()
  return path === null ? share : localPath(`/page-card${path === '/' ? '/home' : path}.jpg`)
}

/** The faces that the first page of a language shows; headings of the staff area are in the face of its texts. */
function preloadedFonts(matches: Match[]) {
  const isStaffArea = matches.some(({ pathname }) => pathname === '/admin')
  const offersBangla = !isStaffArea && agency().languages.includes('bn') // by a link in its own letters
  const fonts: Partial<Record<Locale, { text: string[]; headings?: string }>> = {
    en: { text: [sourceSans, ...(offersBangla ? [languageNames] : [])], headings: literata },
    bn: { text: [bengali], headings: bengaliSerif },
    ar: { text: [arabic, sourceSans] },
  }
  const { text = [], headings } = fonts[getLocale()] ?? {}
  return [...text, ...(headings && !isStaffArea ? [headings] : [])].map(href => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
    ...(href === bengaliSerif && { media: '(width >= 64rem)' }), // as tokens.css of the kit has it
  }))
}

const isListed = (matches: Match[]) =>
  !matches.some(({ staticData, loaderData }) => staticData.isUnlisted || hasFlag(loaderData, 'isUnlisted'))
const hasFlag = (data: unknown, flag: string) => (data as Record<string, unknown> | undefined)?.[flag] === true
/** Whether there is nothing at this address: such a page stands for no other and is not for search engines. */
const isMissing = (matches: Match[]) => matches.some(({ status, _notFound }) => _notFound || status === 'notFound')
const pathOf = (matches: Match[]) => (matches.at(-1)?.pathname ?? '/').replace(/(?<=.)\/$/, '')

/** The same page in every language, for search engines. */
function alternates(path: string) {
  const languages = agency().languages.filter(locale => isIn(locale, path))
  if (languages.length < 2) return []
  const inEach = languages.map(locale => ({
    rel: 'alternate',
    hrefLang: locale as string,
    href: siteAddress() + pathForLocale(locale, path),
  }))
  return [...inEach, { rel: 'alternate', hrefLang: 'x-default', href: siteAddress() + pathForLocale(baseLocale, path) }]
}
