import { createFileRoute } from '@tanstack/react-router'
import { DemandMissing, DemandPage, loadDemand } from '#app/features/demands/admin/demand-page.tsx'
import { readDemandsSearch } from '#app/features/demands/admin/demands-search.ts'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/demands/$id')({
  staticData: { part: 'demands', right: 'demands' },
  validateSearch: readDemandsSearch,
  loader: ({ params, context }) => loadDemand(params.id, context.me),
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData ? m.demand_title(loaderData) : m.demands_title()),
  component: DemandPage,
  errorComponent: DemandMissing,
  notFoundComponent: DemandMissing,
})
