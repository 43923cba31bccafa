import { cancel, refund, take, takeFromEmployer } from '#server/features/payments/domain.ts'
import { closeDrawer, drawer } from '#server/features/payments/drawer.ts'
import { list } from '#server/features/payments/list.ts'
import { findPayers } from '#server/features/payments/payers.ts'
import { byId, ofDemand, ofWorker } from '#server/features/payments/receipts.ts'
import { cancelInput, employerPaymentInput, paymentInput, refundInput } from '#server/features/payments/schema.ts'
import {
  closeInput,
  drawerInput,
  payersInput,
  paymentId,
  paymentsInput,
} from '#server/features/payments/work-schema.ts'
import { procedureFor, router } from '#server/trpc/procedures.ts'

const cashier = procedureFor('payments')
const accountant = procedureFor('books')

export const paymentsRouter = router({
  list: cashier.input(paymentsInput).query(({ ctx, input }) => list(ctx.user, input)),
  byId: cashier.input(paymentId).query(({ ctx, input }) => byId(ctx.user, input.id)),
  ofWorker: cashier.input(paymentId).query(({ ctx, input }) => ofWorker(ctx.user, input.id)),
  ofDemand: cashier.input(paymentId).query(({ ctx, input }) => ofDemand(ctx.user, input.id)),
  drawer: accountant.input(drawerInput).query(({ input }) => drawer(input)),
  closeDrawer: accountant.input(closeInput).mutation(({ ctx, input }) => closeDrawer(ctx.user, input)),
  payers: cashier.input(payersInput).query(({ input }) => findPayers(input.words)),
  take: cashier.input(paymentInput).mutation(({ ctx, input }) => take(ctx.user, input)),
  takeFromEmployer: cashier.input(employerPaymentInput).mutation(({ ctx, input }) => takeFromEmployer(ctx.user, input)),
  refund: cashier.input(refundInput).mutation(({ ctx, input }) => refund(ctx.user, input)),
  cancel: cashier.input(cancelInput).mutation(({ ctx, input }) => cancel(ctx.user, input)),
})
