import { createFileRoute } from '@tanstack/react-router'
import { loadApplyFacts } from '#app/features/applications/apply-facts.ts'
import { LateApplySection } from '#app/features/applications/public/late-apply-section.ts'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/_public/jobs/tell-me')({
  staticData: { part: 'applications', isTask: true },
  loader: loadApplyFacts,
  head: () => pageHead(m.apply_tell_title(), import.meta.env.SSR && m.apply_tell_lead()),
  component: () => <LateApplySection facts={Route.useLoaderData()} path="/jobs/tell-me" />,
})
