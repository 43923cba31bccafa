import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#app/features/accounts/admin/account-page.tsx'
import { profileQuery } from '#app/features/accounts/admin/profile-query.ts'
import { readLinked } from '#app/features/accounts/queries.ts'
import { noticesQuery } from '#app/features/notices/admin/notice-choices.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { load } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/account')({
  validateSearch: readLinked,
  loader: async () => {
    await Promise.all([load(profileQuery()), load(noticesQuery())])
  },
  gcTime: 0,
  head: () => pageHead(m.account_title()),
  component: AccountPage,
  pendingComponent: () => <Spinner label={m.account_loading()} />,
  errorComponent: () => <LoadError title={m.account_title()} message={m.account_failed()} />,
})
