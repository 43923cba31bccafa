import type { Limits } from '#server/registration/define-limits.ts'
import { takeUnlessFound } from '#server/http/rate-limits.ts'

export const paymentsLimits = {
  /** Wrong addresses of receipts, whose 256 bits nobody guesses: it spares the database. */
  receiptChecks: { name: 'receipt-check', points: 60, minutes: 15 },
} satisfies Limits

/** Counts a look at a receipt by its address, by client, and takes it back when `work` finds one. Throws TOO_MANY_REQUESTS. */
export const limitReceiptCheck = <T>(clientAddress: string, work: () => Promise<T>): Promise<T> =>
  takeUnlessFound(paymentsLimits.receiptChecks, clientAddress, work)
