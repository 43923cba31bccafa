import { createFileRoute } from '@tanstack/react-router'
import { loadWalkIn, WalkInPage } from '#app/features/workers/admin/walk-in-page.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/workers/walk-in')({
  staticData: { part: 'workers', right: 'workers' },
  loader: async () => {
    await loadWalkIn()
  },
  gcTime: 0,
  head: () => pageHead(m.walk_in()),
  component: WalkInPage,
  errorComponent: () => <LoadError title={m.walk_in()} message={m.workers_failed()} />,
})
