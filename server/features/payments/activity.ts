import { m } from '#i18n/paraglide/messages.js'
import type { ActivityArea } from '#server/registration/define-feature.ts'
import { objectionsText } from '#server/features/payments/kinds.shared.ts'

/** The log names receipts by their numbers alone: neither a person nor an amount. */
export const paymentsActivity = {
  payments: {
    label: m.payments_title,
    actions: {
      'payment-taken': m.did_payment_taken,
      'payment-refunded': m.did_payment_refunded,
      'payment-cancelled': m.did_payment_cancelled,
      'payment-allowed': m.did_payment_allowed,
      'payment-printed': m.did_payment_printed,
      'payments-exported': m.did_payments_exported,
      'cash-closed': m.did_cash_closed,
      'cash-exported': m.did_cash_exported,
    },
    describeDetail: (action, detail) => (action === 'payment-allowed' ? objectionsText(detail) : undefined),
  },
} satisfies Record<string, ActivityArea>

declare module '#server/registration/feature-events.ts' {
  interface ActivityAreas {
    payments: typeof paymentsActivity
  }
}
