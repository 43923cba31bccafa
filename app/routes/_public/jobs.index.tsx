import { createFileRoute } from '@tanstack/react-router'
import { readJobsSearch } from '#app/features/vacancies/jobs-search.ts'
import { listVacancies } from '#app/features/vacancies/queries.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'

const load = () => import('#app/features/vacancies/public/jobs-page.tsx')
const JobsPage = staticComponent(load, 'JobsPage')

export const Route = createFileRoute('/_public/jobs/')({
  validateSearch: readJobsSearch,
  loader: async () => {
    const [vacancies, { jobsHead }] = await Promise.all([listVacancies(), loadStatic(load)])
    return { vacancies, head: jobsHead() }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <JobsPage vacancies={Route.useLoaderData().vacancies} search={Route.useSearch()} />,
})
