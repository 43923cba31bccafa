import { createFileRoute, Outlet } from '@tanstack/react-router'
import { findHints } from '#app/languages.tsx'
import { preloadFrame, PublicFrame } from '#app/public-frame.tsx'

export const Route = createFileRoute('/_public')({
  codeSplitGroupings: [],
  loader: async () => {
    await preloadFrame()
    return findHints()
  },
  component: () => (
    <PublicFrame hints={Route.useLoaderData()}>
      <Outlet />
    </PublicFrame>
  ),
})
