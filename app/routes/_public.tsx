import { createFileRoute, Outlet } from '@tanstack/react-router'
import { preloadFrame, PublicFrame } from '#app/public-frame.tsx'

export const Route = createFileRoute('/_public')({
  codeSplitGroupings: [],
  loader: preloadFrame,
  component: () => <PublicFrame><Outlet /></PublicFrame>,
})
