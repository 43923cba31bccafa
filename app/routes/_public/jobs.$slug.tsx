import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { loadApplyFacts } from '#app/features/applications/apply-facts.ts'
import { LateApplySection } from '#app/features/applications/public/late-apply-section.ts'
import { JobMissing } from '#app/features/vacancies/public/job-missing.tsx'
import { loadJob } from '#app/features/vacancies/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { m } from '#i18n/paraglide/messages.js'

const load = () => import('#app/features/vacancies/public/job-page.tsx')
const JobPage = staticComponent(load, 'JobPage')

export const Route = createFileRoute('/_public/jobs/$slug')({
  staticData: { isReadAloud: true },
  loader: async ({ params: { slug } }) => {
    const [job, { jobHead }, facts] = await Promise.all([loadJob(slug), loadStatic(load), loadApplyFacts()])
    if (!job) throw notFound()
    if (job.vacancy.slug !== slug)
      throw redirect({ to: '/jobs/$slug', params: { slug: job.vacancy.slug }, statusCode: 301 })
    return { job, facts, head: jobHead(job.vacancy) }
  },
  head: ({ loaderData }) => loaderData?.head ?? pageHead(m.vacancy_missing()),
  component: () => {
    const { job, facts } = Route.useLoaderData()
    const { slug, trade, closing } = job.vacancy
    return (
      <>
        <JobPage {...job} />
        {(!closing || facts.posted) && (
          <LateApplySection key={slug} facts={facts} path={`/jobs/${slug}`} trade={trade} />
        )}
      </>
    )
  },
  notFoundComponent: JobMissing,
})
