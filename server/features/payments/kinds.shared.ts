import { currencyName, sumText } from '#i18n/currencies.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Kind, Way } from '#server/features/payments/list.shared.ts'
import { costLabels, labelOf } from '#server/features/vacancies/schema.ts'

export const paymentLabels: Record<Kind, () => string> = { payment: m.payment_kind, refund: m.refund_kind }

export const wayLabels: Record<Way, () => string> = {
  cash: m.payment_way_cash,
  bank: m.payment_way_bank,
  mobile: m.payment_way_mobile,
  cheque: m.payment_way_cheque,
}

/**
 * Why an owner has to say yes before money is taken: its worker is not selected, the job does not say that this cost is
 * theirs, or it is more than the most that the job says.
 */
const OBJECTIONS = ['not-selected', 'not-stated', 'over-most'] as const
export type Objection = (typeof OBJECTIONS)[number]
export const objectionLabels: Record<Objection, () => string> = {
  'not-selected': m.payment_not_selected,
  'not-stated': m.payment_not_stated,
  'over-most': m.payment_over_most,
}

/** What stood in the way of a payment, as it is stored, in words. */
export const objectionsText = (stored: string): string =>
  stored
    .split(' ')
    .flatMap(each => (Object.hasOwn(objectionLabels, each) ? objectionLabels[each as Objection]() : []))
    .join(' ')

/** Without what adding fractions leaves behind: 0.1 and 0.2 are 0.3. */
export const rounded = (sum: number): number => Math.round(sum * 1000) / 1000

/** What a receipt is called by in both languages: REC-000012. */
export const receiptNo = (number: number): string => `REC-${String(number).padStart(6, '0')}`

/** What a close of the drawer is called by: CASH-000003. */
export const closeNo = (number: number): string => `CASH-${String(number).padStart(6, '0')}`

/** Where a close is printed and signed, in the language of the page. */
export const sheetPath = (id: string): string => localPath(`/admin/payments/drawer/print/${id}.html`)

/** What a receipt is for, in the language of the page. */
export const purposeOf = ({ item, reason }: { item: string; reason: string }): string =>
  [item === 'other' && reason ? '' : labelOf(costLabels, item), reason].filter(Boolean).join(': ')

/** An amount with its currency, in the language of the page. */
export const moneyText = (amount: number, currency = 'BDT'): string =>
  m.payment_amount_of({ amount: sumText(amount, currency), currency: currencyName(currency) })

/** How far what was counted is from what had to be there, in words: “500 taka short”. */
export function differenceText(difference: number, currency: string): string {
  const sum = moneyText(Math.abs(difference), currency)
  if (difference === 0) return sum
  return difference < 0 ? m.drawer_less({ sum }) : m.drawer_more({ sum })
}
