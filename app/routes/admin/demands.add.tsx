import { createFileRoute } from '@tanstack/react-router'
import { AddPage, loadAdd } from '#app/features/demands/admin/add-page.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { readText } from '#app/list/search-params.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/demands/add')({
  staticData: { part: 'demands', right: 'demands' },
  validateSearch: (given: Record<string, unknown>): { enquiry?: string | undefined } => ({
    enquiry: readText(given.enquiry),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadAdd(deps.enquiry),
  gcTime: 0,
  head: () => pageHead(m.demand_write()),
  component: AddPage,
  errorComponent: () => <LoadError title={m.demand_write()} message={m.demands_failed()} />,
})
