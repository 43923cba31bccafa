import { createFileRoute } from '@tanstack/react-router'
import { readApplicationsSearch } from '#app/features/applications/admin/applications-search.ts'
import { CallsPage } from '#app/features/applications/admin/calls-page.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/applications/calls')({
  staticData: { part: 'applications', right: 'applications' },
  validateSearch: readApplicationsSearch,
  head: () => pageHead(m.calls_title()),
  component: CallsPage,
})
