import { m } from '#i18n/paraglide/messages.js'
import { paymentsPart } from '#server/features/payments/part.shared.ts'
import { defineFeature } from '#server/registration/define-feature.ts'
import { paymentsLimits } from '#server/features/payments/limits.ts'
import { paymentBlocks } from '#server/features/payments/everything.ts'
import { paymentsActivity } from '#server/features/payments/activity.ts'
import { findPaymentPages } from '#server/features/payments/domain.ts'
import { cashOnDesk } from '#server/features/payments/desk.ts'
import { paymentFigures } from '#server/features/payments/figures.ts'
import { drawerSheets } from '#server/features/payments/drawer-page.ts'
import { closesFile, paymentsFile } from '#server/features/payments/export.ts'
import { countUnderWay, requireNothingHeld } from '#server/features/payments/held-money.ts'
import { shownToEmployer, shownToPayer } from '#server/features/payments/status-page.ts'
import { namedReceipt, payerOf } from '#server/features/payments/filter.ts'
import { find } from '#server/features/payments/list.ts'
import { receiptChecks, receiptPrints } from '#server/features/payments/pages.ts'
import { forgetNames } from '#server/features/payments/retention.ts'
import { paymentsRouter } from '#server/features/payments/router.ts'
import { paymentsTables } from '#server/features/payments/tables.ts'

export const payments = defineFeature({
  kind: 'personal',
  name: 'payments',
  part: paymentsPart,
  place: 11,
  contributes: {
    check: { advise: asked => (namedReceipt(asked) === undefined ? undefined : m.check_receipt()) },
    applications: { requireUnselectable: requireNothingHeld, statusPage: { money: shownToPayer } },
    employers: { money: shownToEmployer },
    people: { right: 'payments', files: payerOf },
    views: 'payments',
  },
  tables: paymentsTables,
  limits: paymentsLimits,
  activity: paymentsActivity,
  subjectPages: { right: 'payments', find: findPaymentPages },
  finder: { right: 'payments', find },
  router: paymentsRouter,
  desk: cashOnDesk,
  figures: paymentFigures,
  waiting: { list: '/admin/payments', count: countUnderWay },
  personalPages: ['/receipts'],
  routes: {
    ...paymentsFile,
    ...closesFile,
    '/admin/payments/print': receiptPrints,
    ...drawerSheets,
    '/receipts': receiptChecks,
  },
  erasedRecords: m.payments_title,
  purge: forgetNames,
  everything: paymentBlocks,
})
