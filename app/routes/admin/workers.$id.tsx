import { createFileRoute } from '@tanstack/react-router'
import { loadWorker, WorkerMissing, WorkerPage } from '#app/features/workers/admin/worker-page.tsx'
import { readGapSearch } from '#app/features/workers/admin/gap-search.ts'
import { readWorkersSearch } from '#app/features/workers/admin/workers-search.ts'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/workers/$id')({
  staticData: { part: 'workers', right: 'workers' },
  validateSearch: (given: Record<string, unknown>) => ({ ...readWorkersSearch(given), ...readGapSearch(given) }),
  loader: ({ params, context }) => loadWorker(params.id, context.me),
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData?.name ?? m.workers_title()),
  component: WorkerPage,
  errorComponent: WorkerMissing,
  notFoundComponent: WorkerMissing,
})
