import { expect, test } from 'vitest'
import { openTestServer } from './test-server.ts'

const { request } = await openTestServer({ DEMO: 'off' })
const { seedCompanies } = await import('#prisma/seed/companies-data.ts')
const { seedAlbums } = await import('#prisma/seed/gallery-data.ts')
const { seedNews } = await import('#prisma/seed/news-data.ts')
const page = async (path: string) => (await request(path)).text()

test('with DEMO off no invented news, picture or company is published anywhere', async () => {
  const invented = [
    ...seedNews.flatMap(({ title, titleBn }) => [title, titleBn]),
    ...seedAlbums.flatMap(({ pictures }) => pictures.flatMap(({ alt, captionBn }) => [alt, captionBn])),
    ...seedCompanies.flatMap(({ _id, nameOne }) => [`each-company-details/${_id}`, nameOne]),
  ]
  for (const path of [
    '/',
    '/news-event',
    '/gallery',
    '/our-companies',
    '/sitemap.xml',
    '/news-event/rss.xml',
    '/companies.json',
  ]) {
    for (const address of [path, `/bn${path}`].filter(each => !/^\/bn\/(?:sitemap|companies)/.test(each))) {
      const text = await page(address)
      expect(
        invented.filter(words => words && text.includes(words)),
        address,
      ).toEqual([])
    }
  }
  expect(await (await request('/companies.json')).json()).toEqual([])
  for (const path of [`/news-event/${seedNews[0]?.slug}`, `/each-company-details/${seedCompanies[0]?._id}`])
    expect((await request(path)).status, path).toBe(404)
})

test('an empty list says so, and the home page has no empty section', async () => {
  expect(await page('/news-event')).toContain('No news yet')
  expect(await page('/gallery')).toContain('No pictures yet')
  expect(await page('/our-companies')).toContain('No company is listed here yet')
  const home = await page('/')
  for (const title of ['Our Partners', 'All news'])
    expect(home.replace(/<footer[\s\S]*/, ''), title).not.toContain(title)
})
