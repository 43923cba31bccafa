import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { JobMissing } from '#app/features/vacancies/public/job-missing.tsx'
import { loadJob } from '#app/features/vacancies/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { jobParts } from '#app/site/job-parts.ts'
import { m } from '#i18n/paraglide/messages.js'

const load = () => import('#app/features/vacancies/public/job-page.tsx')
const JobPage = staticComponent(load, 'JobPage')

export const Route = createFileRoute('/_public/jobs/$slug')({
  staticData: { part: 'vacancies', isReadAloud: true },
  loader: async ({ params: { slug } }) => {
    const [job, { jobHead }, parts] = await Promise.all([
      loadJob(slug),
      loadStatic(load),
      Promise.all(jobParts().map(part => part.load())),
    ])
    if (!job) throw notFound()
    if (job.vacancy.slug !== slug)
      throw redirect({ to: '/jobs/$slug', params: { slug: job.vacancy.slug }, statusCode: 301 })
    return { job, parts, head: jobHead(job.vacancy) }
  },
  head: ({ loaderData }) => loaderData?.head ?? pageHead(m.vacancy_missing()),
  component: () => {
    const { job, parts } = Route.useLoaderData()
    return (
      <>
        <JobPage {...job} />
        {jobParts().map(({ Part }, n) => (
          <Part key={n} facts={parts[n]!} job={job.vacancy} />
        ))}
      </>
    )
  },
  notFoundComponent: JobMissing,
})
