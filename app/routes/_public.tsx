import { createFileRoute, Outlet } from '@tanstack/react-router'
import { findHints } from '#app/layouts/public/locale-switch.tsx'
import { preloadFrame, PublicLayout } from '#app/layouts/public/public-layout.tsx'

export const Route = createFileRoute('/_public')({
  codeSplitGroupings: [],
  loader: async () => {
    await preloadFrame()
    return findHints()
  },
  component: () => (
    <PublicLayout hints={Route.useLoaderData()}>
      <Outlet />
    </PublicLayout>
  ),
})
