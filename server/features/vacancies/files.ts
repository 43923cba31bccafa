import { Hono } from 'hono'
import { agency } from '#i18n/agency.ts'
import { countryName } from '#i18n/countries.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { config } from '#server/config/config.ts'
import { bySlug, type Vacancy } from '#server/features/vacancies/domain.ts'
import { workerPays } from '#server/features/vacancies/costs.shared.ts'
import { wageInTaka, wageText } from '#server/features/vacancies/wage.shared.ts'
import { clientAddressOf } from '#server/http/client-address.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { limitShare } from '#server/http/rate-limits.ts'
import { findCard } from '#server/files/share.ts'
import { qrSvg } from '#server/print/qr.ts'

const ONE_HOUR = { 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' }

/** The files beside a job's page, in the language of their address: the QR code that leads to it, and its picture for shared links. */
export const vacancyFiles = new Hono<HonoEnv>()
  .get('/:slug/qr.svg', async c => {
    const { slug } = await bySlug(c.req.param('slug'))
    const svg = await qrSvg(config.PUBLIC_URL + localPath(`/jobs/${slug}`))
    return c.body(svg, 200, { ...ONE_HOUR, 'content-type': 'image/svg+xml' })
  })
  .get('/:slug/share.jpg', async c => {
    const card = cardOf(await bySlug(c.req.param('slug')))
    const bytes = await findCard(card, () => limitShare(clientAddressOf(c.req.raw.headers, c.env?.incoming)))
    return c.body(bytes, 200, { ...ONE_HOUR, 'content-type': 'image/jpeg' })
  })

/** Trade, country and wage, who pays, and the sentence of the law. */
function cardOf(vacancy: Vacancy) {
  const { name, licences } = agency()
  const pays = [wageInTaka(vacancy), workerPays(vacancy)].filter(Boolean).join(' · ')
  return {
    from: [name, licences[0]?.number].filter(Boolean).join(' · '),
    title: tradeName(vacancy.trade),
    subtitle: countryName(vacancy.country),
    lines: vacancy.closing ? [m.now_closed()] : [wageText(vacancy), pays],
    footer: m.law_no_money(),
  }
}
