import { createRootRoute, Outlet, redirect } from '@tanstack/react-router'
import { Document } from '#app/layouts/document.tsx'
import { NotFoundPage } from '#app/layouts/error-pages.tsx'
import { loadFrame, loadLayout, PublicLayout } from '#app/layouts/public/public-layout.tsx'
import { siteHead } from '#app/layouts/site-head.ts'
import { isIn } from '#i18n/locale.ts'
import { getLocale } from '#i18n/paraglide/runtime.js'

export const Route = createRootRoute({
  beforeLoad: ({ location: { pathname, publicHref } }) => {
    // what this language does not have is another document, in English
    if (!import.meta.env.SSR && !isIn(getLocale(), pathname)) throw redirect({ href: publicHref, reloadDocument: true })
  },
  loader: loadFrame,
  staleTime: Infinity, // the frame stays while people go from page to page
  head: ({ matches }) => siteHead(matches),
  shellComponent: Document,
  component: Outlet,
  notFoundComponent: Object.assign(
    () => (
      <PublicLayout isLost>
        <NotFoundPage />
      </PublicLayout>
    ),
    { preload: loadLayout },
  ),
})
