import { beforeAll, expect, test } from 'vitest'
import { bodyOf, openTestServer } from '../../server/test-server.ts'

const { request } = await openTestServer()
const { seed } = await import('#prisma/seed/seed.ts')
const { seedNews } = await import('../../../prisma/seed/news-data.ts')
const { changeContent } = await import('#server/cache/content-version.ts')
const page = async (path: string) => (await request(path)).text()
const [masons, carers] = seedNews
const latest = {
  id: 'z',
  slug: 'open-day',
  title: 'Open day at the yard',
  text: 'Come and see.\n\nBring:\n- a friend\n- [this map](/contact-us)',
  date: '2026-11-01',
  place: 'Uttara',
  picture: '/pictures/00000000000000000000000000000000-960x640.webp',
  alt: 'The yard from above',
}

beforeAll(async () => {
  await seed(['news'])
})

test('list, home page and REST show news newest first, and changes at once', async () => {
  const titles = async (path: string) => {
    const html = await page(path)
    return seedNews.map(({ title }) => html.indexOf(title))
  }
  for (const path of ['/', '/news-event', '/api/v1/news']) {
    const places = await titles(path)
    expect(places, path).toEqual(places.toSorted((a, b) => a - b))
    expect(places, path).not.toContain(-1)
  }
  await changeContent(transaction => transaction.newsArticle.create({ data: latest }))
  for (const path of ['/', '/news-event', '/api/v1/news', '/sitemap.xml', '/news-event/rss.xml'])
    expect(await page(path), path).toContain(path === '/sitemap.xml' ? latest.slug : latest.title)
  expect(await page('/')).not.toContain(seedNews.at(-1)!.title) // the home page shows four
  expect(await page('/news-event/open-day')).toMatch(/1 November 2026<\/time> · <span>Uttara<\/span>/)
})

test('the text of an article is paragraphs, lists and links', async () => {
  const html = await page('/bn/news-event/open-day')
  expect(html).toContain('<p>Bring:</p>')
  expect(html).toMatch(/<ul[^>]*><li>a friend<\/li><li><a [^>]*href="\/bn\/contact-us"[^>]*>this map<\/a><\/li><\/ul>/)
})

test('what somebody said stands out with the name, apart from the text', async () => {
  const html = await page(`/news-event/${masons!.slug}`)
  expect(html).toMatch(/<blockquote[^>]*>Nobody told him[^<]*<\/blockquote><figcaption[^>]*>A foreman of Pearl/)
  expect(html).not.toContain('&gt; Nobody')
})

test('an article leads on to what is near it; the newest says more', async () => {
  const related = async (slug: string) =>
    [...(await page(`/news-event/${slug}`)).matchAll(/<h3[^>]*><span>([^<]+)/g)].map(([, title]) => title)
  expect(await related(masons!.slug)).toEqual([seedNews[2]!.title, latest.title, carers!.title])
  expect(await related(latest.slug)).toEqual(seedNews.slice(0, 3).map(({ title }) => title))
  expect(await page('/news-event')).toMatch(/Open day at the yard[^]*<span>Come and see\.<\/span>/)
})

test('what is missing in Bangla shows in English and says so', async () => {
  const html = await page('/bn/news-event/open-day')
  expect(html).toContain('<span lang="en">Open day at the yard</span>')
  expect(html).toMatch(/<div[^>]* lang="en"[^>]*><p>Bring:/)
  expect(html).toMatch(
    /<img[^>]*alt="The yard from above"[^>]*lang="en"|<img[^>]*lang="en"[^>]*alt="The yard from above"/,
  )
  const translated = await page(`/bn/news-event/${carers!.slug}`)
  expect(translated).toContain(`<span>${carers!.titleBn}</span>`)
  expect(translated).not.toMatch(/data-slot="prose"[^>]* lang="en"/)
})

test('an article describes itself to search engines with a stored picture', async () => {
  const html = await page(`/news-event/${masons!.slug}`)
  const data = JSON.parse(
    /\{"@context":"https:\/\/schema.org","@type":"NewsArticle".*?\}\}?(?=<)/.exec(html)?.[0] ?? '{}',
  )
  expect(data).toMatchObject({
    headline: masons!.title,
    description: masons!.text.split('\n')[0],
    datePublished: '2026-10-15',
  })
  expect((await request(new URL(data.image).pathname)).status).toBe(200)
  expect(html).toMatch(/property="og:image" content="[^"]*\/page-card\/news-event\/[\w-]+\.jpg"/)
})

test('REST gives one piece of news with its tag, and 404 for an unknown one', async () => {
  const found = await request(`/api/v1/news/${masons!.slug}`)
  const { data } = await bodyOf<{ data: object }>(found)
  expect(data).toMatchObject({ ...masons, picture: expect.stringMatching(/^http:\/\/localhost:3000\/pictures\//) })
  const etag = found.headers.get('etag')!
  expect((await request(`/api/v1/news/${masons!.slug}`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await request('/api/v1/news/nothing')).status).toBe(404)
})
