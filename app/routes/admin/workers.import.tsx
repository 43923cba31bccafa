import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '#app/features/workers/admin/import-page.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/workers/import')({
  staticData: { part: 'workers', right: 'workers' },
  head: () => pageHead(m.workers_import_title()),
  component: ImportPage,
})
