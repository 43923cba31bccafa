import { createFileRoute } from '@tanstack/react-router'
import { ComplaintsPage, prepareParts } from '#app/features/complaints/public/complaints-page.tsx'
import { loadComplaints, openAsDocument } from '#app/features/complaints/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/_public/complaints/')({
  staticData: { part: 'complaints', isConfidential: true, isTask: true, isReadAloud: true },
  beforeLoad: openAsDocument,
  loader: async () => (await Promise.all([loadComplaints(), prepareParts()]))[0],
  head: () => pageHead(m.complaints_public_title(), import.meta.env.SSR && m.complaints_description()),
  component: () => <ComplaintsPage {...Route.useLoaderData()} />,
})
