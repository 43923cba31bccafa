import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/companies/_form/add')({
  head: () => pageHead(m.company_add()),
})
