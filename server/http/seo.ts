import { Hono } from 'hono'
import { isIn, localPath, pathForLocale, pathsOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { composeText } from '#i18n/typed/text.ts'
import { getLocale, getTextDirection } from '#i18n/paraglide/runtime.js'
import { agency } from '#i18n/agency.ts'
import { config } from '#server/config/config.ts'
import { openFeatures, publicFeatures, type RecordFeed } from '#server/registration/define-feature.ts'
import { hiddenPaths, isPageUsed, listedPages } from '#server/http/page-paths.ts'
import { whileUsed } from '#server/http/used.ts'

const ONE_HOUR = { 'cache-control': 'public, max-age=3600' }

/** robots.txt, the sitemap, the features' feeds and the web app manifest. */
export function seoRoutes() {
  const routes = new Hono()
    .get('/robots.txt', c => c.text(robots(), 200, ONE_HOUR))
    .get('/sitemap.xml', async c =>
      c.body(await sitemap(), 200, { 'content-type': 'application/xml; charset=utf-8', ...ONE_HOUR }),
    )
    .on('GET', inEachLocale(['/manifest.webmanifest']), c =>
      c.body(JSON.stringify(manifest()), 200, { 'content-type': 'application/manifest+json', ...ONE_HOUR }),
    )
  for (const { feed, records, ...feature } of openFeatures())
    if (feed)
      routes.on('GET', inEachLocale([feed.path]), whileUsed(feature), async c =>
        c.body(await rss(feed, await records()), 200, {
          'content-type': 'application/rss+xml; charset=utf-8',
          ...ONE_HOUR,
        }),
      )
  return routes
}

function robots() {
  const closed = [...inEachLocale(hiddenPaths), '/api/'].map(path => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${config.PUBLIC_URL}/sitemap.xml`, ''].join('\n')
}

async function sitemap() {
  const paths = new Set(listedPages.filter(isPageUsed))
  for (const feature of publicFeatures())
    for (const record of await feature.records())
      for (const page of feature.pages(record).filter(isPageUsed)) paths.add(page)
  const entries = [...paths].flatMap(path => {
    const languages = agency().languages.filter(locale => isIn(locale, path))
    const alternates = (languages.length > 1 ? languages : [])
      .map(
        locale =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${config.PUBLIC_URL}${pathForLocale(locale, path)}"/>`,
      )
      .join('')
    return languages
      .map(locale => pathForLocale(locale, path))
      .map(address => `  <url><loc>${config.PUBLIC_URL}${address}</loc>${alternates}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

async function rss({ page, title, description, isListed, item }: RecordFeed<unknown>, records: unknown[]) {
  const { Feed } = await import('feed')
  const link = config.PUBLIC_URL + localPath(page)
  const items = records.filter(record => isListed?.(record) ?? true).map(item)
  const feed = new Feed({
    id: link,
    link,
    title: `${title()} – ${agency().name}`,
    description: asMarkup(description()),
    language: getLocale(),
    copyright: agency().name,
    updated: items[0]?.date ?? new Date(0),
  })
  for (const { path, image, title, description, ...dated } of items) {
    const address = config.PUBLIC_URL + localPath(path)
    feed.addItem({
      ...dated,
      title: asMarkup(title),
      description: asMarkup(description),
      id: address,
      link: address,
      ...(image && { image: new URL(image, config.PUBLIC_URL).href }),
    })
  }
  return feed.rss2()
}

/** A plain text for programs that read it as HTML; without the signs that XML has no way to write. */
const asMarkup = (text: string) =>
  composeText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function manifest() {
  const { name, shortName = name, mark, colour } = agency()
  const [icon, largeIcon] = mark?.icons ?? ['/icon-192.png', '/icon-512.png']
  return {
    name,
    short_name: shortName,
    description: m.site_description({ name }),
    start_url: localPath('/'),
    lang: getLocale(),
    dir: getTextDirection(),
    display: 'minimal-ui',
    background_color: '#fbfaf5',
    theme_color: colour?.value ?? '#084f44',
    icons: [
      { src: icon, sizes: '192x192', type: 'image/png' },
      { src: largeIcon, sizes: '512x512', type: 'image/png' },
      { src: largeIcon, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

function inEachLocale(paths: string[]) {
  return paths.flatMap(pathsOf)
}
