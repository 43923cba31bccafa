import { receiptRetention } from '#server/features/payments/retention.shared.ts'
import { late } from '#app/rendering/late.ts'
import { Banknote, Inbox } from 'lucide-react'
import { defineStaff } from '#app/staff/define-staff.ts'
import { COUNT, TAKE } from './admin/count-hash.ts'
import { m } from '#i18n/paraglide/messages.js'
import { paymentsPart } from '#server/features/payments/part.shared.ts'

export const staff = defineStaff({
  name: 'payments',
  part: paymentsPart,
  screens: [
    { to: '/admin/payments', group: 'work', place: 110, label: m.payments_title, icon: Banknote, right: 'payments' },
    {
      to: '/admin/payments/drawer',
      group: 'work',
      place: 115,
      label: m.drawer_title,
      icon: Inbox,
      right: 'books',
      isUnlisted: true,
    },
  ],
  quickActions: [
    {
      to: '/admin/payments/drawer',
      hash: COUNT,
      icon: Inbox,
      label: m.drawer_count,
      of: 'cases',
      right: 'books',
      place: 60,
    },
    {
      to: '/admin/payments',
      hash: TAKE,
      icon: Banknote,
      label: m.payment_take_any,
      of: 'cases',
      right: 'payments',
      place: 65,
    },
  ],
  helpOf: { '/admin/payments/drawer': 'drawer', '/admin/payments': 'money' },
  parts: [
    {
      in: 'worker',
      place: 10,
      right: 'payments',
      module: late(async () => ({ Part: (await import('./admin/money-card.tsx')).MoneyCard })),
    },
    {
      in: 'worker-unfit',
      place: 10,
      right: 'payments',
      module: late(async () => ({ Part: (await import('./admin/money-back-link.tsx')).MoneyBackLink })),
    },
    {
      in: 'employer',
      place: 10,
      right: 'payments',
      module: late(async () => ({ Part: (await import('./admin/employer-money-card.tsx')).EmployerMoneyCard })),
    },
  ],
  retention: [receiptRetention],
})
