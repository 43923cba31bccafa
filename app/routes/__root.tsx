import { createRootRoute, Outlet } from '@tanstack/react-router'
import { Document } from '#app/layouts/document.tsx'
import { NotFoundPage } from '#app/layouts/error-pages.tsx'
import { loadLayout, PublicLayout } from '#app/layouts/public/public-layout.tsx'
import { siteHead } from '#app/layouts/site-head.ts'

export const Route = createRootRoute({
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
