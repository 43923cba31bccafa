import literata from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pageHead } from '#app/head.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import styles from '#app/styles.css?url'

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      ...pageHead(m.home_title(), m.home_description()).meta,
    ],
    links: [
      { rel: 'preload', as: 'font', type: 'font/woff2', href: sourceSans, crossOrigin: 'anonymous' },
      { rel: 'preload', as: 'font', type: 'font/woff2', href: literata, crossOrigin: 'anonymous' },
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    ],
  }),
  shellComponent: Shell,
  component: Outlet,
})

function Shell({ children }: { children: ReactNode }) {
  return (
    <html lang={getLocale()} dir="ltr">
      <head><HeadContent /></head>
      <body>{children}<Scripts /></body>
    </html>
  )
}
