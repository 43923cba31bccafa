import { createFileRoute } from '@tanstack/react-router'
import { DepartedPage, loadDeparted } from '#app/features/applications/admin/departed-page.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/applications/departed')({
  staticData: { part: 'applications', right: 'content' },
  loader: async () => {
    await loadDeparted()
  },
  gcTime: 0,
  head: () => pageHead(m.departed_title()),
  component: DepartedPage,
  errorComponent: () => <LoadError title={m.departed_title()} message={m.applications_failed()} />,
})
