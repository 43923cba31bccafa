import { createFileRoute } from '@tanstack/react-router'
import { FollowPage, prepareShown } from '#app/features/complaints/public/follow-page.tsx'
import { loadFollowed, openAsDocument } from '#app/features/complaints/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/_public/complaints/follow')({
  staticData: { part: 'complaints', isConfidential: true, isTask: true, isUnlisted: true },
  beforeLoad: openAsDocument,
  loader: async () => (await Promise.all([loadFollowed(), prepareShown()]))[0],
  head: () => pageHead(m.complaint_follow_title()),
  component: () => <FollowPage {...Route.useLoaderData()} />,
})
