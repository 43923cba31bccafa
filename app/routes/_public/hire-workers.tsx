import { createFileRoute } from '@tanstack/react-router'
import { loadDemandFacts } from '#app/features/demands/demand-facts.ts'
import { LateDemandSection } from '#app/features/demands/public/late-demand-section.ts'
import { employersProps, findForEmployers } from '#app/features/demands/queries.ts'
import { loadStatic, unsentComponent } from '#app/rendering/static-component.tsx'

const load = () => import('#app/features/demands/public/hire-workers-page.tsx')
const HireWorkers = unsentComponent(load, 'HireWorkers', employersProps)

export const Route = createFileRoute('/_public/hire-workers')({
  loader: async () => {
    const [facts, props, { hireHead }] = await Promise.all([loadDemandFacts(), findForEmployers(), loadStatic(load)])
    return { facts, head: employersProps.keep(hireHead(), props) }
  },
  gcTime: 0,
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => {
    const { facts, head } = Route.useLoaderData()
    return (
      <>
        <HireWorkers part={head} />
        <LateDemandSection facts={facts} />
      </>
    )
  },
})
