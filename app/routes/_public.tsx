import { requirePart } from '#app/layouts/require-part.ts'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { findHints } from '#app/layouts/public/locale-switch.tsx'
import { loadLayout, PublicLayout } from '#app/layouts/public/public-layout.tsx'
import { loadBehindHtml } from '#app/rendering/static-component.tsx'

export const Route = createFileRoute('/_public')({
  codeSplitGroupings: [],
  beforeLoad: options => {
    requirePart(options)
    return loadBehindHtml(options.location.pathname)
  },
  loader: async ({ location }) => {
    await loadLayout()
    return findHints(location.pathname)
  },
  component: () => (
    <PublicLayout hints={Route.useLoaderData()}>
      <Outlet />
    </PublicLayout>
  ),
})
