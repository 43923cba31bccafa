import { createFileRoute } from '@tanstack/react-router'
import { InterviewsPage, loadInterviews } from '#app/features/applications/admin/interviews-page.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/applications/interviews/')({
  staticData: { part: 'applications', right: 'applications' },
  loader: async () => {
    await loadInterviews()
  },
  gcTime: 0,
  head: () => pageHead(m.interviews_title()),
  component: InterviewsPage,
  errorComponent: () => <LoadError title={m.interviews_title()} message={m.applications_failed()} />,
})
