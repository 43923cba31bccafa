import type { Page } from '@playwright/test'
import { expectShown } from './readability.ts'
import { expect, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

/** Pages that people open from others, and that search engines leave out. */
const UNLISTED = /^\/(?:bn\/)?(?:(?:application|demand)-status|complaints\/follow|search|jobs\/[^/]+\/poster)$/

const WIDTHS = [320, 360, 768, 1024, 1440]

test(
  'every link works, every picture loads, and every page has its title',
  { tag: '@core' },
  async ({ page, product, otherPerson, expectProblems }) => {
    test.setTimeout(800_000)
    expectProblems(/\.js csp$/)
    const reader = await otherPerson({ javaScriptEnabled: false }) // what scripts add is no part of what must be found
    const missing: string[] = []
    reader.on('response', response => {
      if (response.status() >= 400) missing.push(`${response.status()} ${response.url()} on ${reader.url()}`)
    })
    const seen = new Set(['/'])
    const told = new Map<string, string>()
    const shares = new Set<string>()
    const fetched = new Set<string | null | undefined>()
    for (const path of seen) {
      await reader.goto(path)
      const title = await reader.title()
      expect(told.get(title) ?? path, `“${title}” names two pages`).toBe(path)
      told.set(title, path)
      if (UNLISTED.test(path))
        await expect(reader.locator('meta[name=robots]'), path).toHaveAttribute('content', 'noindex')
      else {
        await expect(reader.locator('meta[name=description]').last(), path).toHaveAttribute('content', /\S/)
        expect(await reader.locator('link[rel=canonical]').getAttribute('href')).toBe(
          product.url + (path === '/' ? '/' : path),
        )
      }
      shares.add(await shareOf(reader))
      await expectWhole(reader, UNLISTED.test(path) ? WIDTHS : [320, 1024]) // every-page.spec.ts looks at the others
      expect(await reader.locator('h1').count(), `${path} has one heading of the first level`).toBe(1)
      const links = await reader
        .locator('a[href]')
        .evaluateAll(anchors => anchors.map(anchor => (anchor as HTMLAnchorElement).href))
      const linkedFiles: string[] = []
      for (const { origin, pathname } of links.filter(link => URL.canParse(link)).map(link => new URL(link))) {
        if (origin !== product.url || /^\/(?:bn\/)?(?:admin|api)(?:\/|$)/.test(pathname)) continue
        if (/^\/pictures\/|\.\w+$/.test(pathname)) linkedFiles.push(pathname)
        else seen.add(pathname)
      }
      const sources = await reader
        .locator('img, source')
        .evaluateAll(pictures =>
          pictures.flatMap(picture => [
            picture.getAttribute('src'),
            ...(picture.getAttribute('srcset') ?? '').split(', ').map(part => part.split(' ')[0]),
          ]),
        )
      for (const source of [...sources, ...linkedFiles].filter(source => source && !fetched.has(source))) {
        fetched.add(source)
        expect((await page.request.get(String(source))).status(), `${source} on ${path}`).toBe(200)
      }
    }
    for (const share of shares)
      expect((await page.request.get(share)).headers()['content-type'], share).toMatch(/^image\/(?:jpeg|webp)$/)
    expect(shares.size, 'pages have share pictures of their own').toBeGreaterThan(10)
    expect(missing).toEqual([])
    expect(seen.size).toBeGreaterThan(35)

    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(String(address)).pathname)
    expect(
      listed.filter(path => /^\/(?:bn\/)?(?:admin|api|waiting)/.test(path)),
      'what is not for everybody is not listed',
    ).toEqual([])
    expect(
      listed.filter(path => !seen.has(path)),
      'in the sitemap, but nothing links to it',
    ).toEqual([])
    expect(
      [...seen].filter(
        path =>
          !listed.includes(path) &&
          !UNLISTED.test(path) &&
          !['/login', '/sign-up', '/forgot-password', '/sign-in-link'].includes(path.replace(/^\/bn(?=\/)/, '')),
      ),
      'linked, but not in the sitemap',
    ).toEqual([])
  },
)

test('feed, manifest and robots can be read', async ({ page }) => {
  const feed = await (await page.request.get('/news-event/rss.xml')).text()
  expect(feed.match(/<item>/g)).toHaveLength(4)
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png')
  expect(await (await page.request.get('/robots.txt')).text()).toContain('Disallow: /admin')
})

const shareOf = async (page: Page) =>
  String(await page.locator('meta[property="og:image"]').last().getAttribute('content'))

/** No width that people have makes the page scroll sideways, and nothing written on it is hidden. */
async function expectWhole(page: Page, widths: number[]) {
  await expectShown(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${page.url()} at ${width} pixels`,
    ).toBeLessThanOrEqual(0)
  }
}
