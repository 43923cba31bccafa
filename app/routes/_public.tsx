import { createFileRoute, Outlet } from '@tanstack/react-router'
import { FrameEnd, PublicFrame } from '#app/public-frame.tsx'

export const Route = createFileRoute('/_public')({
  codeSplitGroupings: [],
  loader: FrameEnd.preload,
  component: () => <PublicFrame><Outlet /></PublicFrame>,
})
