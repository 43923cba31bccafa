import { createFileRoute } from '@tanstack/react-router'
import { readCheckSearch } from '#app/features/vacancies/check-search.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'

const load = () => import('#app/features/vacancies/public/check-page.tsx')
const CheckPage = staticComponent(load, 'CheckPage')

export const Route = createFileRoute('/_public/jobs/check')({
  staticData: { part: 'vacancies', isTask: true },
  validateSearch: readCheckSearch,
  loaderDeps: ({ search: { number } }) => ({ number }),
  loader: async ({ deps: { number } }) => (await loadStatic(load)).loadCheck(number),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <CheckPage checked={Route.useLoaderData().checked} />,
})
