import { createFileRoute } from '@tanstack/react-router'
import { LinkRequestForm } from '#app/features/accounts/public/link-request-form.tsx'
import { readSent } from '#app/features/accounts/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { findPosted } from '#app/rendering/posted-form.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/_public/forgot-password')({
  staticData: { isPersonal: true },
  validateSearch: readSent,
  loader: () => ({ posted: findPosted() }),
  head: () => pageHead(m.forgot_title(), import.meta.env.SSR && m.forgot_description()),
  component: () => (
    <LinkRequestForm
      title={m.forgot_title()}
      lead={m.forgot_text()}
      button={m.forgot_button()}
      posted={Route.useLoaderData().posted}
      isSent={Route.useSearch().sent !== undefined}
    />
  ),
})
