import { Hono } from 'hono'
import { m } from '#i18n/paraglide/messages.js'
import { read } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { printPayment } from '#server/features/payments/domain.ts'
import { TOKEN } from '#server/features/payments/links.ts'
import { missingPage, receiptPage } from '#server/features/payments/receipt-page.ts'
import { clientAddressOf } from '#server/http/client-address.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { limitReceiptCheck } from '#server/features/payments/limits.ts'
import { middlewareFor } from '#server/http/require-staff.ts'
import { fromOurPages } from '#server/http/same-site.ts'

/** Receipts to be printed by staff, with the whole name of whoever paid: from our own pages alone, since each print leaves a trace. */
export const receiptPrints = new Hono<HonoEnv>().get('/:id', fromOurPages, middlewareFor('payments'), async c => {
  c.header('cache-control', 'private, no-store')
  return c.html(await receiptPage(await printPayment(c.get('user'), c.req.param('id')), 'whole'))
})

/**
 * Where anybody checks a receipt by the address in its QR code. Whoever has it reads number, day, amount, purpose and whether it is valid, and
 * the name shortened. Wrong addresses are counted.
 */
export const receiptChecks = new Hono<HonoEnv>().get('/:token', async c => {
  const token = c.req.param('token')
  try {
    const found = await limitReceiptCheck(clientAddressOf(c.req.raw.headers, c.env?.incoming), async () =>
      TOKEN.test(token) ? read.payment.findUnique({ where: { token } }) : null,
    )
    return found ? c.html(await receiptPage(found, 'short')) : c.html(missingPage(m.receipt_unknown), 404)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error
    return c.html(missingPage(m.receipt_too_many), 429)
  }
})
