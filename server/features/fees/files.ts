import { Hono } from 'hono'
import { m } from '#i18n/paraglide/messages.js'
import { AppError } from '#server/errors.ts'
import { find } from '#server/features/fees/domain.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { qrSvg } from '#server/print/qr.ts'

/** Beside the page about licence and fees: the QR code that leads to the list where anybody can check the licence. */
export const feesFiles = new Hono<HonoEnv>().get('/qr.svg', async c => {
  const { page } = await find()
  if (!page?.checkLink) throw new AppError('NOT_FOUND', m.fees_no_check_link())
  return c.body(await qrSvg(page.checkLink), 200, {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, no-cache',
    'cross-origin-resource-policy': 'cross-origin',
  })
})
