import { isCurrency } from '#i18n/currencies.ts'
import { m } from '#i18n/paraglide/messages.js'
import { chosen, day, idText, optionalText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { KINDS, PAGE_SIZES, SORTS, STATES, WAYS } from '#server/features/payments/list.shared.ts'
import { LIST_DAYS } from '#server/trpc/schema.ts'
import { listInput } from '#server/trpc/list.ts'

const id = idText().min(1)

export const paymentId = z.strictObject({ id })

const filterDay = day(LIST_DAYS)

/** What a list shows: receipts with a number or a name, of days, of a vacancy, of a kind, paid in a way, of a state. */
export const paymentsFilter = listInput.pick({ search: true }).extend({
  from: filterDay.optional(),
  to: filterDay.optional(),
  vacancy: id.optional(),
  kind: z.enum(KINDS).optional(),
  way: z.enum(WAYS).optional(),
  currency: id.optional(),
  state: z.enum(STATES).optional(),
  sort: z.enum(SORTS).optional(),
})
export type PaymentsFilter = z.output<typeof paymentsFilter>

export const paymentsInput = paymentsFilter.extend({
  page: listInput.shape.page,
  size: z.literal(PAGE_SIZES).optional(),
})

/** The days of which a file has how often the drawer was counted. */
export const closesFilter = paymentsFilter.pick({ from: true, to: true })
export type ClosesFilter = z.output<typeof closesFilter>

/** The day of which the drawer shows the receipts. */
export const drawerInput = z.strictObject({ day: filterDay.optional() })

const sum = (needed: () => string) => idText().min(1, { error: () => needed() })

/**
 * The drawer as it was counted: sums as they are typed, in one currency. `expected` is what the screen said has to be
 * there, `last` the close that it followed, empty for the first, and `upTo` the number of the last receipt of then; `id`
 * is chosen by the form.
 */
export const closeInput = z.strictObject({
  id: z.uuid(),
  currency: chosen(m.payment_currency_needed, isCurrency),
  expected: z.number(),
  last: idText(),
  upTo: z.number().int().min(0),
  counted: sum(m.drawer_counted_needed),
  note: optionalText(300),
  deposited: idText().default(''),
  depositNo: optionalText(60),
})
export type CloseInput = z.output<typeof closeInput>

/** Of whom money is taken: a name, a telephone or a number. */
export const payersInput = z.strictObject({ words: idText().min(2).max(100) })
