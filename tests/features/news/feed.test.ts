import { expect, test } from 'vitest'
import { openTestServer } from '../../server/test-server.ts'

const { request } = await openTestServer()
const { seed } = await import('#prisma/seed/seed.ts')
const { seedNews } = await import('../../../prisma/seed/news-data.ts')
await seed(['news'])
const [newest] = seedNews

test.each([
  ['/news-event/rss.xml', 'http://localhost:3000/news-event/', newest!.title],
  ['/bn/news-event/rss.xml', 'http://localhost:3000/bn/news-event/', newest!.titleBn!],
])('the feed at %s links the newest article under its title', async (path, address, title) => {
  const feed = await (await request(path)).text()
  expect(/<item>.*?<\/item>/s.exec(feed)?.[0]).toContain(`<link>${address}${newest!.slug}</link>`)
  expect(/<item>.*?<\/item>/s.exec(feed)?.[0]).toContain(title)
  expect(feed.match(/<enclosure/g)).toHaveLength(seedNews.length)
})
