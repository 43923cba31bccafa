import { Hono } from 'hono'
import { agency } from '#i18n/agency.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { config } from '#server/config/config.ts'
import type { Finding } from '#server/registration/define-feature.ts'
import { allFindings } from '#server/features/search/findings.ts'
import { findingKinds } from '#server/features/search/site.ts'
import { clientAddressOf } from '#server/http/client-address.ts'
import type { HonoEnv } from '#server/http/env.ts'
import { errorResponse } from '#server/http/error-response.ts'
import { limitShare } from '#server/http/rate-limits.ts'
import type { Card } from '#server/files/card.ts'
import { findCard } from '#server/files/share.ts'
import { readShare } from '#server/files/share.shared.ts'
import { readFocus, readPicture } from '#server/files/schema.ts'
import { sitePages } from '#server/site/site-pages.ts'

/**
 * Pictures for links to pages, with the title in the language of their address and the page’s own picture beside it:
 * `about-us.jpg` for /about-us, `home.jpg` for the home page.
 */
export const pageCards = new Hono<HonoEnv>().get('/:page{.+\\.jpg}', async c => {
  const page = c.req.param('page').replace(/\.jpg$/, '')
  const card = await cardOf(page === 'home' ? '/' : `/${page}`)
  if (!card) return errorResponse(404, 'NOT_FOUND', 'There is no such page')
  const bytes = await findCard(card, () => limitShare(clientAddressOf(c.req.raw.headers, c.env?.incoming)))
  return c.body(bytes, 200, {
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

/** Who says it, what the page is called, and where it is; undefined for what is no page of visitors'. */
async function cardOf(path: string): Promise<Card | undefined> {
  const { name, licences } = agency()
  const finding = (await allFindings()).find(each => each.path === path)
  if (!finding && !sitePages().some(page => page.path === path)) return undefined
  const kind = finding && findingKinds()[finding.kind]
  const title = finding && localizedText(finding.title.english, finding.title.bangla).children
  return {
    from: [title && name, licences[0]?.number].filter(Boolean).join(' · '),
    title: title ?? name,
    subtitle: path === '/' ? m.site_title() : '',
    lines: [kind?.isOnCards ? kind.label() : ''],
    footer: new URL(config.PUBLIC_URL).host,
    ...pictureOf(path === '/' ? chosenPicture() : finding?.picture),
  }
}

/** For the home page, what staff have chosen. */
function chosenPicture(): Finding['picture'] {
  const chosen = readShare((agency().share ?? '').replace('/share/', ''))
  if (chosen?.crop.kind !== 'share') return undefined
  return { path: chosen.path, focus: `${chosen.crop.x} ${chosen.crop.y}` }
}

/** A stored picture; those at other addresses are not fetched. */
const pictureOf = (picture: Finding['picture']) =>
  picture && readPicture(picture.path) ? { picture: { path: picture.path, ...readFocus(picture.focus) } } : {}
