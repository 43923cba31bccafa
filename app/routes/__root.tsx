import literata from '@agency/ui/fonts/literata.woff2?url'
import bengali from '@agency/ui/fonts/noto-sans-bengali.woff2?url'
import sourceSans from '@agency/ui/fonts/kit-sans.woff2?url'
import { createRootRoute, HeadContent, Outlet, Scripts, type StaticDataRouteOption } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactNode, useEffect } from 'react'
import { showsDemonstration } from '#app/rendering/demonstration.ts'
import { pageHead, siteAddress } from '#app/layouts/head.ts'
import { NotFoundPage } from '#app/layouts/error-pages.tsx'
import { localPath, pathForLocale } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { baseLocale, getLocale, getTextDirection, type Locale, locales } from '#i18n/paraglide/runtime.js'
import { loadLayout, PublicLayout } from '#app/layouts/public/public-layout.tsx'
import { agency } from '#i18n/agency.ts'
import styles from '#app/layouts/public/public.css?url'

export const Route = createRootRoute({
  head: ({ matches }) => {
    const path = isMissing(matches) ? null : pathOf(matches)
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { name: 'color-scheme', content: 'light dark' },
        ...(path === null
          ? pageHead(m.not_found_title())
          : pageHead(m.home_title(), import.meta.env.SSR && m.home_description())
        ).meta,
        ...(import.meta.env.SSR ? sharedByAllPages() : []),
        ...(path === null ? [] : [{ property: 'og:url', content: siteAddress() + localPath(path) }]),
        ...(path !== null && isListed(matches) ? [] : [{ name: 'robots', content: 'noindex' }]),
      ],
      links: [
        ...(path === null ? [] : [{ rel: 'canonical', href: siteAddress() + localPath(path) }]),
        ...(path !== null && isListed(matches) ? alternates(path) : []),
        ...(fonts[getLocale()] ?? []).map(href => ({
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href,
          crossOrigin: 'anonymous' as const,
        })),
        { rel: 'stylesheet', href: styles },
        { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
        { rel: 'manifest', href: localPath('/manifest.webmanifest') },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      ],
    }
  },
  shellComponent: Shell,
  component: Outlet,
  notFoundComponent: Object.assign(
    () => (
      <PublicLayout>
        <NotFoundPage />
      </PublicLayout>
    ),
    { preload: loadLayout },
  ),
})

/** What every page says to those who share it. It stays in the document, so scripts need not write it. */
const sharedByAllPages = () => [
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: agency().name },
  { property: 'og:locale', content: getLocale() },
  { name: 'twitter:card', content: 'summary_large_image' },
]

/** The faces that the first page of a language shows. */
const fonts: Partial<Record<Locale, string[]>> = { en: [sourceSans, literata], bn: [bengali] }

const isListed = (matches: { staticData: StaticDataRouteOption }[]) =>
  !matches.some(({ staticData }) => staticData.isUnlisted)
/** Whether there is nothing at this address: such a page stands for no other and is not for search engines. */
const isMissing = (matches: { status: string; _notFound?: boolean }[]) =>
  matches.some(({ status, _notFound }) => _notFound || status === 'notFound')
const pathOf = (matches: { pathname: string }[]) => (matches.at(-1)?.pathname ?? '/').replace(/(?<=.)\/$/, '')

/** The same page in every language, for search engines. */
function alternates(path: string) {
  const inEach = locales.map(locale => ({
    rel: 'alternate',
    hrefLang: locale as string,
    href: siteAddress() + pathForLocale(locale, path),
  }))
  return [...inEach, { rel: 'alternate', hrefLang: 'x-default', href: siteAddress() + pathForLocale(baseLocale, path) }]
}

const directions: Partial<Record<Locale, 'ltr' | 'rtl'>> = {} // each is a question to Intl
const direction = createIsomorphicFn()
  .server(() => (directions[getLocale()] ??= getTextDirection()))
  .client(() => document.documentElement.dir as 'ltr' | 'rtl')

function Shell({ children }: { children: ReactNode }) {
  useEffect(() => {
    performance.mark('hydrated') // shown by the browser's performance panel, and what the browser tests wait for
  }, [])
  return (
    <html lang={getLocale()} dir={direction()} data-demonstration={showsDemonstration() ? 'on' : undefined}>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
