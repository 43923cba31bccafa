import { createFileRoute } from '@tanstack/react-router'
import { loadResetPassword, ResetPasswordPage } from '#app/features/accounts/public/reset-password-page.tsx'
import { readToken, readWeak } from '#app/features/accounts/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/_public/reset-password')({
  staticData: { isPersonal: true, isUnlisted: true },
  validateSearch: (search: Record<string, unknown>) => ({ ...readToken(search), ...readWeak(search) }),
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  loader: ({ deps: { token } }) => loadResetPassword(token),
  head: () => pageHead(m.reset_title(), import.meta.env.SSR && m.reset_description()),
  component: () => <ResetPasswordPage {...Route.useLoaderData()} isWeak={Route.useSearch().weak !== undefined} />,
})
