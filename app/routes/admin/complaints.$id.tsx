import { createFileRoute } from '@tanstack/react-router'
import { ComplaintMissing, ComplaintPage, loadComplaint } from '#app/features/complaints/admin/complaint-page.tsx'
import { readComplaintsSearch } from '#app/features/complaints/admin/complaints-search.ts'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/complaints/$id')({
  staticData: { part: 'complaints', right: 'complaints' },
  validateSearch: readComplaintsSearch,
  loader: ({ params }) => loadComplaint(params.id),
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData ? m.complaint_name(loaderData) : m.complaints_title()),
  component: ComplaintPage,
  errorComponent: ComplaintMissing,
  notFoundComponent: ComplaintMissing,
})
