import { createFileRoute } from '@tanstack/react-router'
import { loadDemandFacts } from '#app/features/demands/demand-facts.ts'
import { LateDemandSection } from '#app/features/demands/public/late-demand-section.ts'
import { findForEmployers } from '#app/features/demands/queries.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'

const load = () => import('#app/features/demands/public/hire-workers-page.tsx')
const HireWorkers = staticComponent(load, 'HireWorkers')

export const Route = createFileRoute('/_public/hire-workers')({
  staticData: { part: 'demands' },
  loader: async () => {
    const [facts, page, { hireHead }] = await Promise.all([loadDemandFacts(), findForEmployers(), loadStatic(load)])
    return { facts, page, head: hireHead() }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => {
    const { facts, page } = Route.useLoaderData()
    return (
      <>
        <HireWorkers {...page} />
        <LateDemandSection facts={facts} />
      </>
    )
  },
})
