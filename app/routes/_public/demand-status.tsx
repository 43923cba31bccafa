import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadDemandStatus } from '#app/features/demands/queries.ts'
import { readDemandSearch } from '#app/features/demands/status-search.ts'
import { pageHead } from '#app/layouts/head.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { m } from '#i18n/paraglide/messages.js'

const load = () => import('#app/features/demands/public/demand-status-page.tsx')
const DemandStatusPage = staticComponent(load, 'DemandStatusPage')

export const Route = createFileRoute('/_public/demand-status')({
  staticData: { part: 'demands', isPersonal: true, isTask: true },
  validateSearch: readDemandSearch,
  beforeLoad: ({ location }) => {
    if (new URLSearchParams(location.searchStr).has('key'))
      throw redirect({ href: location.href, reloadDocument: true }) // a secret link is the server's
  },
  loader: async () => (await Promise.all([loadDemandStatus(), loadStatic(load)]))[0],
  head: () => pageHead(m.demand_status_title()),
  component: () => <DemandStatusPage {...Route.useLoaderData()} {...Route.useSearch()} />,
})
