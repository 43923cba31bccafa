import { createFileRoute } from '@tanstack/react-router'
import { ImportClients } from '#app/features/clients/admin/import-clients.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/import-clients')({
  staticData: { right: 'content' },
  head: () => pageHead(m.import_title()),
  component: ImportClients,
})
