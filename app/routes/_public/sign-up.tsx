import { createFileRoute } from '@tanstack/react-router'
import { loadSignUp, SignUpPage } from '#app/features/accounts/public/sign-up-page.tsx'
import { readSent, readSetup } from '#app/features/accounts/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { findPosted } from '#app/rendering/posted-form.ts'
import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/_public/sign-up')({
  staticData: { isPersonal: true },
  validateSearch: search => ({ ...readSetup(search), ...readSent(search) }),
  beforeLoad: async () => {
    if (!findPosted()) await (await import('#app/features/accounts/public/redirect-signed-in.ts')).redirectSignedIn()
  },
  loader: loadSignUp,
  head: () => pageHead(m.sign_up_title(), import.meta.env.SSR && m.sign_up_description({ name: agency().name })),
  component: function SignUp() {
    const { setup, sent } = Route.useSearch()
    return <SignUpPage {...Route.useLoaderData()} setup={setup} isSent={sent !== undefined} />
  },
})
