import { createFileRoute, Outlet } from '@tanstack/react-router'
import { findHints } from '#app/layouts/public/locale-switch.tsx'
import { loadLayout, PublicLayout } from '#app/layouts/public/public-layout.tsx'

export const Route = createFileRoute('/_public')({
  codeSplitGroupings: [],
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
