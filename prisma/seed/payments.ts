import { randomUUID } from 'node:crypto'
import { cancelIn, takeIn } from '#server/features/payments/domain.ts'
import { paymentInput } from '#server/features/payments/schema.ts'
import { by, type DayPart, dayOf } from '#prisma/seed/days.ts'

/** The last receipt of each worker. */
const receipts = new Map<string, string>()

/** The receipts of the demonstration's people. */
export const payments: DayPart = {
  async live(transaction, { workerId: worker, applicationId: application }, { day, payment, cancels }) {
    if (cancels) await cancelIn(transaction, by, { id: receipts.get(worker)!, reason: cancels })
    if (!payment) return
    const given = { ...payment, id: randomUUID(), worker, application, paidOn: dayOf(day) }
    receipts.set(worker, (await takeIn(transaction, by, paymentInput.parse(given))).id)
  },
  async setBack({ payment }, since, at) {
    await payment.updateMany({ where: { createdAt: since }, data: { createdAt: at } })
    await payment.updateMany({ where: { cancelledAt: since }, data: { cancelledAt: at } })
  },
}
