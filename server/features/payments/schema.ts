import { isCurrency, mostIn } from '#i18n/currencies.ts'
import { today } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { yearsFrom } from '#i18n/typed/day.ts'
import { chosen, day, idText, optionalText, requiredText, wholeNumber } from '#i18n/typed/rules.ts'
import { inCurrency, typedSum } from '#i18n/typed/sum-rules.ts'
import { z } from '#i18n/zod.ts'
import { moneyText } from '#server/features/payments/kinds.shared.ts'
import { WAYS } from '#server/features/payments/list.shared.ts'
import { costLabels } from '#server/features/vacancies/schema.ts'

export { moneyText, paymentLabels, purposeOf, receiptNo, wayLabels } from '#server/features/payments/kinds.shared.ts'

const REASON_MAX = 300
const NUMBER_MAX = 60

/** On which day money changed hands. */
export const paidDays = { least: () => yearsFrom(today(), -2), greatest: () => today() }

/** Any day of a calendar may narrow a list. */

const id = idText().min(1)
const reason = requiredText(m.payment_reason_needed, REASON_MAX)

const amount = wholeNumber({
  needed: m.payment_amount_needed,
  wrong: () => m.payment_amount_wrong({ max: moneyText(mostIn('BDT')) }),
  min: 1,
  max: mostIn('BDT'),
})
/** In any currency, with the decimals that it has; how much it can be, its currency says. */
const foreignAmount = typedSum(m.payment_amount_needed, m.payment_amount_least, Number.POSITIVE_INFINITY)

/** What every receipt says. `id` is chosen by the form: what is sent twice is one receipt. */
const facts = {
  id: idText().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
  amount,
  paidOn: day({ needed: m.payment_day_needed, ...paidDays }),
  way: z.enum(WAYS, { error: () => m.payment_way_needed() }),
  transferNo: optionalText(NUMBER_MAX),
}

/**
 * Money of a worker. `application` is the one that it is for, empty where there is none; `reason` says what other costs
 * are for. `allowed` is why an owner takes it in spite of an objection.
 */
export const paymentInput = z
  .strictObject({
    ...facts,
    worker: id,
    application: idText().default(''),
    item: chosen(m.payment_item_needed, item => Object.hasOwn(costLabels, item)),
    reason: optionalText(REASON_MAX),
    allowed: optionalText(REASON_MAX),
  })
  .refine(({ item, reason: given }) => item !== 'other' || given !== '', {
    error: () => m.payment_reason_needed(),
    path: ['reason'],
  })
/** What every form of a receipt asks, as it is typed. */
export type FactsInput = z.input<z.ZodObject<typeof facts>>
export type PaymentInput = z.output<typeof paymentInput>

/** Money of an employer, in their currency. */
export const employerPaymentInput = inCurrency(
  z.strictObject({
    ...facts,
    amount: foreignAmount,
    demand: id,
    currency: chosen(m.payment_currency_needed, isCurrency),
    reason,
  }),
  'amount',
  'currency',
)
export type EmployerPaymentInput = z.output<typeof employerPaymentInput>

/** Something of a payment that is given back, in its currency, which decides what a typed `amount` is. */
export const refundInput = z.strictObject({ ...facts, amount: foreignAmount, payment: id, reason })
export type RefundInput = z.output<typeof refundInput>

export const cancelInput = z.strictObject({ id, reason })
export type CancelInput = z.output<typeof cancelInput>
