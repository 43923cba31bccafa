import { createFileRoute } from '@tanstack/react-router'
import { SetUpPage } from '#app/features/accounts/admin/set-up-page.tsx'
import staffStyles from '#app/layouts/admin/admin.css?url'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/set-up-second-factor')({
  staticData: { isPersonal: true, isUnlisted: true },
  beforeLoad: async () => (await import('#app/features/accounts/admin/require-set-up.ts')).requireSetUp(),
  loader: async () => (await import('#app/features/accounts/admin/set-up-page.tsx')).loadSetUp(),
  gcTime: 0,
  head: () => ({ ...pageHead(m.factor_title()), links: [{ rel: 'stylesheet', href: staffStyles }] }),
  component: SetUpPage,
})
