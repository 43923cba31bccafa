import { createFileRoute } from '@tanstack/react-router'
import { AddPage, loadAdd } from '#app/features/applications/admin/add-page.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/applications/add')({
  staticData: { part: 'applications', right: 'applications' },
  loader: async () => {
    await loadAdd()
  },
  gcTime: 0,
  head: () => pageHead(m.application_add()),
  component: AddPage,
  errorComponent: () => <LoadError title={m.application_add()} message={m.applications_failed()} />,
})
