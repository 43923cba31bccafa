import { createFileRoute } from '@tanstack/react-router'
import { DemandMissing, loadDemand } from '#app/features/demands/admin/demand-page.tsx'
import { EditPage } from '#app/features/demands/admin/edit-page.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/demands/$id_/edit')({
  staticData: { part: 'demands', right: 'demands' },
  loader: ({ params, context }) => loadDemand(params.id, context.me),
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData ? m.demand_edit_title(loaderData) : m.demands_title()),
  component: EditPage,
  errorComponent: DemandMissing,
  notFoundComponent: DemandMissing,
})
