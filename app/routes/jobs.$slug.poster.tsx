import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { JobMissing } from '#app/features/vacancies/public/job-missing.tsx'
import { findVacancy } from '#app/features/vacancies/queries.ts'
import { requirePart } from '#app/layouts/require-part.ts'
import { pageHead } from '#app/layouts/head.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { m } from '#i18n/paraglide/messages.js'

const load = () => import('#app/features/vacancies/public/poster-page.tsx')
const PosterPage = staticComponent(load, 'PosterPage')

export const Route = createFileRoute('/jobs/$slug/poster')({
  staticData: { part: 'vacancies', isUnlisted: true },
  beforeLoad: requirePart,
  loader: async ({ params: { slug } }) => {
    const [vacancy, { posterHead }] = await Promise.all([findVacancy(slug), loadStatic(load)])
    if (!vacancy) throw notFound()
    if (vacancy.slug !== slug)
      throw redirect({ to: '/jobs/$slug/poster', params: { slug: vacancy.slug }, statusCode: 301 })
    return { vacancy, head: posterHead(vacancy) }
  },
  head: ({ loaderData }) => loaderData?.head ?? pageHead(m.vacancy_missing()),
  component: () => <PosterPage vacancy={Route.useLoaderData().vacancy} />,
  notFoundComponent: () => (
    <main>
      <JobMissing />
    </main>
  ),
})
