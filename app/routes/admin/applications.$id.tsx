import { createFileRoute } from '@tanstack/react-router'
import {
  ApplicationMissing,
  ApplicationPage,
  loadApplication,
} from '#app/features/applications/admin/application-page.tsx'
import {
  type ApplicationsSearch,
  readApplicationsSearch,
} from '#app/features/applications/admin/applications-search.ts'
import { readBack } from '#app/list/search-params.ts'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/applications/$id')({
  staticData: { part: 'applications', right: 'applications' },
  validateSearch: (given: Record<string, unknown>): ApplicationsSearch & { back?: string | undefined } => ({
    ...readApplicationsSearch(given),
    back: readBack(given.back),
  }),
  loader: ({ params, context }) => loadApplication(params.id, context.me),
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData ? m.application_title(loaderData) : m.applications_title()),
  component: ApplicationPage,
  errorComponent: ApplicationMissing,
  notFoundComponent: ApplicationMissing,
})
