import { createFileRoute } from '@tanstack/react-router'
import { readSent } from '#app/accounts.ts'
import { pageHead } from '#app/head.ts'
import { m } from '#app/paraglide/messages.js'
import { findPosted } from '#app/public-form.ts'
import { AskLink } from './-ask-link.tsx'

export const Route = createFileRoute('/_public/forgot-password')({
  staticData: { isPersonal: true },
  validateSearch: readSent,
  loader: () => ({ posted: findPosted() }),
  head: () => pageHead(m.forgot_title(), import.meta.env.SSR && m.forgot_description()),
  component: ForgotPassword,
})

function ForgotPassword() {
  return (
    <AskLink
      title={m.forgot_title()}
      lead={m.forgot_text()}
      button={m.forgot_button()}
      procedure="accounts.askReset"
      posted={Route.useLoaderData().posted}
      isSent={Route.useSearch().sent !== undefined}
    />
  )
}
