import { createFileRoute } from '@tanstack/react-router'
import { ApplicationMissing, loadApplication } from '#app/features/applications/admin/application-page.tsx'
import { EditPage } from '#app/features/applications/admin/edit-page.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/applications/$id_/edit')({
  staticData: { part: 'applications', right: 'applications' },
  loader: ({ params, context }) => loadApplication(params.id, context.me),
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData ? m.application_edit_title(loaderData) : m.applications_title()),
  component: EditPage,
  errorComponent: ApplicationMissing,
  notFoundComponent: ApplicationMissing,
})
