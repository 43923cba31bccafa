import { createFileRoute } from '@tanstack/react-router'
import { loadTemplates, TemplatesPage } from '#app/features/enquiries/admin/templates-page.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/enquiries/templates')({
  staticData: { right: 'enquiries' },
  loader: async () => {
    await loadTemplates()
  },
  gcTime: 0,
  head: () => pageHead(m.templates_title()),
  component: TemplatesPage,
  errorComponent: () => <LoadError title={m.templates_title()} message={m.templates_failed()} />,
})
