import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '#app/features/help/admin/help-page.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/help')({
  head: () => pageHead(m.open_help()),
  component: HelpPage,
})
