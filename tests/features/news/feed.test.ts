import { expect, test } from 'vitest'
import { openTestServer } from '../../server/test-server.ts'

const { request } = await openTestServer({ DEMO: 'on' })
const { news } = await import('#app/features/news/articles.ts')

test.each([
  ['/news-event/rss.xml', 'http://localhost:3000/news-event/', news[0]!.title],
  ['/bn/news-event/rss.xml', 'http://localhost:3000/bn/news-event/', news[0]!.bn!.title!],
])('the feed at %s links the newest article under its title', async (path, address, title) => {
  const feed = await (await request(path)).text()
  expect(feed).toContain(`<link>${address}${news[0]!.id}</link>`)
  expect(feed).toContain(title)
})
