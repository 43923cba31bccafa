import { expectShown } from './readability.ts'
import { expect, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

/** Pages that people open from others, which the sitemap leaves out. */
const UNLISTED = ['/application-status', '/demand-status', '/complaints/follow', '/search', '/login', '/sign-up']

test('no page scrolls sideways or hides what is written on it', async ({ otherPerson, request }) => {
  test.setTimeout(800_000)
  const reader = await otherPerson({ javaScriptEnabled: false }) // what scripts add is no part of what must be found
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(String(address)).pathname)
  const unlisted = new Set(UNLISTED.flatMap(path => [path, `/bn${path}`]))
  for (const path of [...listed, ...unlisted]) {
    await reader.goto(path)
    await expectShown(reader)
    // every-page.spec.ts looks at other widths of what is listed
    for (const width of unlisted.has(path) ? [320, 360, 768, 1024, 1440] : [320, 1024]) {
      await reader.setViewportSize({ width, height: 900 })
      const wide = await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `${path} at ${width} pixels`).toBeLessThanOrEqual(0)
    }
  }
})
