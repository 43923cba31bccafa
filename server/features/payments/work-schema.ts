import { day, idText } from '#i18n/typed/rules.ts'
import { z } from '#i18n/zod.ts'
import { KINDS, PAGE_SIZES, SORTS, STATES } from '#server/features/payments/list.shared.ts'
import { LIST_DAYS } from '#server/trpc/schema.ts'
import { listInput } from '#server/trpc/list.ts'

const id = idText().min(1)

export const paymentId = z.strictObject({ id })

const filterDay = day(LIST_DAYS)

/** What a list shows: receipts with a number or a name, of days, of a vacancy, of a kind, of a state. */
export const paymentsFilter = listInput.pick({ search: true }).extend({
  from: filterDay.optional(),
  to: filterDay.optional(),
  vacancy: id.optional(),
  kind: z.enum(KINDS).optional(),
  state: z.enum(STATES).optional(),
  sort: z.enum(SORTS).optional(),
})
export type PaymentsFilter = z.output<typeof paymentsFilter>

export const paymentsInput = paymentsFilter.extend({
  page: listInput.shape.page,
  size: z.literal(PAGE_SIZES).optional(),
})
