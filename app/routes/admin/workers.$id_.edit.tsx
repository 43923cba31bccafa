import { createFileRoute } from '@tanstack/react-router'
import { EditPage } from '#app/features/workers/admin/edit-page.tsx'
import { type GapSearch, readGapSearch } from '#app/features/workers/admin/gap-search.ts'
import { loadWorker, WorkerMissing } from '#app/features/workers/admin/worker-page.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/workers/$id_/edit')({
  staticData: { part: 'workers', right: 'workers' },
  validateSearch: (given: Record<string, unknown>): Pick<GapSearch, 'back'> => ({ back: readGapSearch(given).back }),
  loader: ({ params, context }) => loadWorker(params.id, context.me),
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData?.name ?? m.workers_title()),
  component: EditPage,
  errorComponent: WorkerMissing,
  notFoundComponent: WorkerMissing,
})
