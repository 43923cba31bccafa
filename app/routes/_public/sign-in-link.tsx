import { createFileRoute } from '@tanstack/react-router'
import { loadSignInLink, SignInLinkPage } from '#app/features/accounts/public/sign-in-link-page.tsx'
import { readSent, readToken } from '#app/features/accounts/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/_public/sign-in-link')({
  staticData: { isPersonal: true },
  validateSearch: (search: Record<string, unknown>) => ({ ...readSent(search), ...readToken(search) }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ deps }) => loadSignInLink(deps.token),
  head: () => pageHead(m.link_title(), import.meta.env.SSR && m.link_description()),
  component: () => <SignInLinkPage {...Route.useLoaderData()} isSent={Route.useSearch().sent !== undefined} />,
})
