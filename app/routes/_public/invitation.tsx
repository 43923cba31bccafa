import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage, loadInvitation } from '#app/features/accounts/public/invitation-page.tsx'
import { readToken } from '#app/features/accounts/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'

export const Route = createFileRoute('/_public/invitation')({
  staticData: { isPersonal: true, isUnlisted: true },
  validateSearch: readToken,
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: ({ deps: { token } }) => loadInvitation(token),
  head: () => pageHead(m.invitation_title({ site: agency().name }), import.meta.env.SSR && m.invitation_description()),
  component: () => <InvitationPage {...Route.useLoaderData()} />,
})
