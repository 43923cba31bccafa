import { createFileRoute } from '@tanstack/react-router'
import { checkNumber, readCheckSearch } from '#app/features/vacancies/check-number.ts'
import { listVacancies } from '#app/features/vacancies/queries.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'

const load = () => import('#app/features/vacancies/public/check-page.tsx')
const CheckPage = staticComponent(load, 'CheckPage')

export const Route = createFileRoute('/_public/jobs/check')({
  validateSearch: readCheckSearch,
  loaderDeps: ({ search: { number = '' } }) => ({ number }),
  loader: async ({ deps: { number } }) => {
    const [vacancies, { checkHead }] = await Promise.all([number ? listVacancies() : [], loadStatic(load)])
    return { checked: number ? checkNumber(number, vacancies) : undefined, head: checkHead() }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <CheckPage checked={Route.useLoaderData().checked} />,
})
