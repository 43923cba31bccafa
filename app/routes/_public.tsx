import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PublicFrame } from '#app/public-frame.tsx'

export const Route = createFileRoute('/_public')({ component: () => <PublicFrame><Outlet /></PublicFrame> })
