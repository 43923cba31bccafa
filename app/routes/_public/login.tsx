import { createFileRoute } from '@tanstack/react-router'
import { LoginPage, loadLogin } from '#app/features/accounts/public/login-page.tsx'
import { readProblem } from '#app/features/accounts/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { findPosted } from '#app/rendering/posted-form.ts'
import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readRedirect } from '#server/features/accounts/redirect.shared.ts'

export const Route = createFileRoute('/_public/login')({
  staticData: { isPersonal: true },
  validateSearch: (search: Record<string, unknown>) => ({ ...readRedirect(search), ...readProblem(search) }),
  beforeLoad: async ({ search }) => {
    if (!search.problem && !findPosted())
      await (await import('#app/features/accounts/public/redirect-signed-in.ts')).redirectSignedIn(search.redirect)
  },
  loaderDeps: ({ search }) => readProblem(search),
  loader: ({ deps }) => loadLogin(deps),
  head: () => pageHead(m.login_title(), import.meta.env.SSR && m.login_description({ name: agency().name })),
  component: () => <LoginPage {...Route.useLoaderData()} redirect={Route.useSearch().redirect} />,
})
