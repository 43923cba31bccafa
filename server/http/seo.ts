import { Feed } from 'feed'
import { Hono } from 'hono'
import { localize, localPath, pathForLocale } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale, getTextDirection, locales } from '#i18n/paraglide/runtime.js'
import { listCompanies } from '#app/features/companies/queries.ts'
import { listNews } from '#app/features/news/articles.ts'
import { sharePicture } from '#app/layouts/head.ts'
import { agency } from '#i18n/agency.ts'
import { list } from '#server/features/clients/domain.ts'
import { config } from '#server/config.ts'
import { hiddenPaths, listedPages } from '#server/http/page-paths.ts'

const AN_HOUR = { 'cache-control': 'public, max-age=3600' }

/** What search engines, feed readers and telephones ask for. */
export const seo = new Hono()
  .get('/robots.txt', c => {
    const closed = [...inEach(hiddenPaths), '/api/'].map(path => `Disallow: ${path}`)
    return c.text(
      ['User-agent: *', ...closed, '', `Sitemap: ${config.PUBLIC_URL}/sitemap.xml`, ''].join('\n'),
      200,
      AN_HOUR,
    )
  })
  .get('/sitemap.xml', async c => {
    const [clients, companies] = await Promise.all([list(), listCompanies()])
    const paths = [
      ...listedPages,
      ...clients.map(({ _id }) => `/our-clients/${_id}`),
      ...companies.map(({ _id }) => `/each-company-details/${_id}`),
      ...listNews().map(({ id }) => `/news-event/${id}`),
    ]
    const entries = paths
      .flatMap(path => {
        const alternates = locales
          .map(
            locale =>
              `<xhtml:link rel="alternate" hreflang="${locale}" href="${config.PUBLIC_URL}${pathForLocale(locale, path)}"/>`,
          )
          .join('')
        return inEach([path]).map(address => `  <url><loc>${config.PUBLIC_URL}${address}</loc>${alternates}</url>`)
      })
      .join('\n')
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}\n</urlset>\n`,
      200,
      { 'content-type': 'application/xml; charset=utf-8', ...AN_HOUR },
    )
  })
  .on('GET', inEach(['/news-event/rss.xml']), c =>
    c.body(newsFeed().rss2(), 200, { 'content-type': 'application/rss+xml; charset=utf-8', ...AN_HOUR }),
  )
  .on('GET', inEach(['/manifest.webmanifest']), c =>
    c.body(JSON.stringify(manifest()), 200, { 'content-type': 'application/manifest+json', ...AN_HOUR }),
  )

function newsFeed() {
  const link = config.PUBLIC_URL + localPath('/news-event')
  const news = listNews()
  const feed = new Feed({
    id: link,
    link,
    title: `${m.news_title()} – ${agency().name}`,
    description: m.news_description(),
    language: getLocale(),
    copyright: agency().name,
    updated: new Date(news[0]?.date ?? 0),
  })
  for (const { id, title, lead, date, image } of news.map(localize))
    feed.addItem({
      id: `${link}/${id}`,
      link: `${link}/${id}`,
      title,
      description: lead,
      date: new Date(date),
      image: config.PUBLIC_URL + sharePicture(image),
    })
  return feed
}

function manifest() {
  return {
    name: agency().name,
    short_name: 'Meghbridge',
    description: m.home_description(),
    start_url: localPath('/'),
    lang: getLocale(),
    dir: getTextDirection(),
    display: 'minimal-ui',
    background_color: '#fbfaf5',
    theme_color: '#084f44',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

/** Paths in every language. */
function inEach(paths: string[]) {
  return paths.flatMap(path => locales.map(locale => pathForLocale(locale, path)))
}
