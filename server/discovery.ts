import { Hono } from 'hono'
import { list } from '#server/clients/domain.ts'
import { config } from '#server/config.ts'

/** The public pages that are always there, each once. */
const PAGES = ['/', '/our-clients']

/** What search engines and feed readers ask for. */
export const discovery = new Hono()
  .get('/robots.txt', c => c.text(['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', 'Disallow: /waiting', '', `Sitemap: ${config.PUBLIC_URL}/sitemap.xml`, ''].join('\n')))
  .get('/sitemap.xml', async c => {
    const clients = await list()
    const addresses = [...PAGES, ...clients.map(({ _id }) => `/our-clients/${_id}`)]
    const entries = addresses.map(path => `  <url><loc>${config.PUBLIC_URL}${path}</loc></url>`).join('\n')
    return c.body(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</urlset>\n`, 200, { 'content-type': 'application/xml; charset=utf-8' })
  })
