import { createFileRoute } from '@tanstack/react-router'
import { profileQuery } from '#app/features/accounts/admin/profile-query.ts'
import { ConfirmEmailPage } from '#app/features/accounts/admin/confirm-email-page.tsx'
import { readToken } from '#app/features/accounts/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { load } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/confirm-email')({
  validateSearch: readToken,
  loader: async () => {
    await load(profileQuery())
  },
  gcTime: 0,
  head: () => pageHead(m.confirm_title()),
  component: ConfirmEmailPage,
})
