import { createFileRoute } from '@tanstack/react-router'
import { loadPayment, PaymentMissing, PaymentPage } from '#app/features/payments/admin/payment-page.tsx'
import { readPaymentsSearch } from '#app/features/payments/admin/payments-search.ts'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/payments/$id')({
  staticData: { part: 'payments', right: 'payments' },
  validateSearch: readPaymentsSearch,
  loader: ({ params }) => loadPayment(params.id),
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData?.title ?? m.payments_title()),
  component: PaymentPage,
  errorComponent: PaymentMissing,
  notFoundComponent: PaymentMissing,
})
