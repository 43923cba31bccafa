import { m } from '#i18n/paraglide/messages.js'
import type { Retention } from '#server/registration/define-settings.ts'

/** The name on a receipt, from the day of the payment on. Receipts are accounts, which are kept longer than anything else. */
export const receiptRetention: Retention = {
  field: 'receiptMonths',
  place: 60,
  label: m.settings_retention_receipt,
  hint: m.settings_retention_receipt_hint,
  usual: 144,
  limits: { least: 1, greatest: 240 },
}
