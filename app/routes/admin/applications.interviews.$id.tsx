import { createFileRoute } from '@tanstack/react-router'
import { InterviewMissing, InterviewPage, loadInterview } from '#app/features/applications/admin/interview-page.tsx'
import { readInterviewSearch } from '#app/features/applications/admin/interview-search.ts'
import { pageHead } from '#app/layouts/head.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/applications/interviews/$id')({
  staticData: { part: 'applications', right: 'applications' },
  validateSearch: readInterviewSearch,
  loader: ({ params }) => loadInterview(params.id),
  gcTime: 0,
  head: ({ loaderData }) =>
    pageHead(
      loaderData
        ? m.interview_title({ date: formatDate(loaderData.at, { dateStyle: 'medium', timeStyle: 'short' }) })
        : m.interviews_title(),
    ),
  component: InterviewPage,
  errorComponent: InterviewMissing,
  notFoundComponent: InterviewMissing,
})
