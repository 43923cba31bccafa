import { createFileRoute, redirect } from '@tanstack/react-router'
import { fileOfApplicationQuery } from '#app/features/workers/admin/queries.ts'
import { readGapSearch } from '#app/features/workers/admin/gap-search.ts'
import { WorkerMissing } from '#app/features/workers/admin/worker-page.tsx'
import { load } from '#app/rendering/trpc.ts'

/** The place in the file of an application’s person where something that is missing is added; a new file where they have none. */
export const Route = createFileRoute('/admin/workers/of/$application')({
  staticData: { part: 'workers', right: 'workers' },
  validateSearch: readGapSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { application }, deps: { add, back } }) => {
    const { worker } = await load(fileOfApplicationQuery(application))
    if (!worker) throw redirect({ to: '/admin/workers/add', search: { application }, replace: true })
    if (add === 'passport' || add === 'nid')
      throw redirect({ to: '/admin/workers/$id/edit', params: { id: worker.id }, search: { back }, replace: true })
    throw redirect({ to: '/admin/workers/$id', params: { id: worker.id }, search: { add, back }, replace: true })
  },
  errorComponent: WorkerMissing,
  notFoundComponent: WorkerMissing,
})
