import { createFileRoute } from '@tanstack/react-router'
import { DrawerPage, loadDrawer } from '#app/features/payments/admin/drawer-page.tsx'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { readText } from '#app/list/search-params.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/payments/drawer')({
  staticData: { part: 'payments', right: 'books' },
  validateSearch: (given: Record<string, unknown>): { day?: string | undefined } => ({
    day: readText(given.day),
  }),
  loaderDeps: ({ search: { day } }) => ({ day }),
  loader: async ({ deps: { day } }) => {
    await loadDrawer(day)
  },
  gcTime: 0,
  head: () => pageHead(m.drawer_title()),
  component: DrawerPage,
  errorComponent: () => <LoadError title={m.drawer_title()} message={m.drawer_failed()} />,
})
