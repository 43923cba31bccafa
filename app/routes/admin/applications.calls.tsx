import { createFileRoute } from '@tanstack/react-router'
import { CallsPage, loadCalls } from '#app/features/applications/admin/calls-page.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { readText } from '#app/list/search-params.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/applications/calls')({
  staticData: { part: 'applications', right: 'applications' },
  validateSearch: (given: Record<string, unknown>): { vacancy?: string | undefined } => ({
    vacancy: readText(given.vacancy),
  }),
  loader: async () => {
    await loadCalls()
  },
  gcTime: 0,
  head: () => pageHead(m.calls_title()),
  component: CallsPage,
  errorComponent: () => <LoadError title={m.calls_title()} message={m.applications_failed()} />,
})
