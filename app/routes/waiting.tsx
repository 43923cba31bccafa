import { createFileRoute } from '@tanstack/react-router'
import { requireInactive } from '#app/features/accounts/admin/require-inactive.ts'
import { WaitingPage } from '#app/features/accounts/admin/waiting-page.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/waiting')({
  staticData: { isPersonal: true, isUnlisted: true },
  beforeLoad: requireInactive,
  head: () => pageHead(m.waiting_title()),
  component: function Waiting() {
    return <WaitingPage {...Route.useRouteContext()} />
  },
})
