import { Spinner } from '@agency/ui/Spinner'
import { createFileRoute } from '@tanstack/react-router'
import { loadPayments, PaymentsPage } from '#app/features/payments/admin/payments-page.tsx'
import { readPaymentsSearch } from '#app/features/payments/admin/payments-search.ts'
import { LoadError } from '#app/layouts/admin/load-error.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/payments/')({
  staticData: { part: 'payments', right: 'payments' },
  validateSearch: readPaymentsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, cause }) => loadPayments(deps, cause),
  gcTime: 0,
  head: () => pageHead(m.payments_title()),
  component: PaymentsPage,
  pendingComponent: () => <Spinner label={m.list_loading()} />,
  errorComponent: () => <LoadError title={m.payments_title()} message={m.payments_failed()} />,
})
