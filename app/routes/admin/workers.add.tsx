import { createFileRoute } from '@tanstack/react-router'
import { AddPage, loadAdd } from '#app/features/workers/admin/add-page.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { readBack, readText } from '#app/list/search-params.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/workers/add')({
  staticData: { part: 'workers', right: 'workers' },
  validateSearch: (
    given: Record<string, unknown>,
  ): { application?: string | undefined; back?: string | undefined } => ({
    application: readText(given.application),
    back: readBack(given.back),
  }),
  loaderDeps: ({ search: { application } }) => ({ application }),
  loader: async ({ deps: { application } }) => {
    await loadAdd(application)
  },
  gcTime: 0,
  head: () => pageHead(m.worker_add()),
  component: AddPage,
  errorComponent: () => <LoadError title={m.worker_add()} message={m.workers_failed()} />,
})
