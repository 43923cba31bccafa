import { createFileRoute } from '@tanstack/react-router'
import { AddClientPage } from '#app/features/clients/admin/add-client-page.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/add-new-client')({
  head: () => pageHead(m.admin_add()),
  component: AddClientPage,
})
