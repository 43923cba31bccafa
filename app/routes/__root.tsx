import { createRootRoute, Outlet } from '@tanstack/react-router'
import { Document } from '#app/layouts/document.tsx'
import { NotFoundPage } from '#app/layouts/error-pages.tsx'
import { loadInvitation, loadLayout, PublicLayout } from '#app/layouts/public/public-layout.tsx'
import { siteHead } from '#app/layouts/site-head.ts'

export const Route = createRootRoute({
  loader: loadInvitation,
  staleTime: Infinity, // the end of the pages stays while people go from page to page
  head: ({ matches }) => siteHead(matches),
  shellComponent: Document,
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
