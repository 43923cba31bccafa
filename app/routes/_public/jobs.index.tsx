import { createFileRoute } from '@tanstack/react-router'
import { FilterSheet } from '#app/features/vacancies/filter-sheet.tsx'
import { readJobsSearch } from '#app/features/vacancies/jobs-search.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'

const load = () => import('#app/features/vacancies/public/jobs-page.tsx')
const JobsPage = staticComponent(load, 'JobsPage')

export const Route = createFileRoute('/_public/jobs/')({
  staticData: { part: 'vacancies' },
  validateSearch: readJobsSearch,
  loader: async () => {
    const { jobsHead, listJobs } = await loadStatic(load)
    return { vacancies: await listJobs(), head: jobsHead() }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => {
    const { vacancies } = Route.useLoaderData()
    const search = Route.useSearch()
    return (
      <FilterSheet vacancies={vacancies} search={search}>
        <JobsPage vacancies={vacancies} search={search} />
      </FilterSheet>
    )
  },
})
