import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { openTestServer } from './test-server.ts'

/** Pages that people open from others, and that search engines leave out. */
const UNLISTED = /^\/(?:(?:bn|ar)\/)?(?:(?:application|demand)-status|complaints\/follow|search|jobs\/[^/]+\/poster)$/
const ACCOUNTS = new Set(['/login', '/sign-up', '/forgot-password', '/sign-in-link'])

const { request } = await openTestServer({ DEMO: 'on', SIGN_UP: 'open' })
const { seed } = await import('#prisma/seed/seed.ts')
await seed()
const origin = new URL(canonicalOf(await open('/'))!).origin

test('every link works, every picture loads, and every page has its title', async () => {
  const seen = new Set(['/'])
  const told = new Map<string, string>()
  const shares = new Set<string>()
  const files = new Map<string, string>()
  for (const path of seen) {
    const page = await open(path)
    const title = page.querySelector('title')?.text ?? ''
    expect(title, path).toMatch(/\S/)
    expect(told.get(title) ?? path, `“${title}” names two pages`).toBe(path)
    told.set(title, path)
    if (UNLISTED.test(path)) expect(contentOf(page, 'meta[name=robots]'), path).toBe('noindex')
    else {
      expect(contentOf(page, 'meta[name=description]'), path).toMatch(/\S/)
      expect(canonicalOf(page), path).toBe(origin + path)
    }
    shares.add(contentOf(page, 'meta[property="og:image"]')!)
    expect(page.querySelectorAll('h1'), `${path} has one heading of the first level`).toHaveLength(1)
    for (const address of page.querySelectorAll('a[href]').map(link => link.getAttribute('href')!)) {
      const link = URL.canParse(address, origin + path) ? new URL(address, origin + path) : undefined
      if (link?.origin !== origin || /^\/(?:bn\/)?(?:admin|api)(?:\/|$)/.test(link.pathname)) continue
      if (/^\/pictures\/|\.\w+$/.test(link.pathname)) files.set(link.pathname, path)
      else seen.add(link.pathname)
    }
    for (const picture of page.querySelectorAll('img, source'))
      for (const source of [picture.getAttribute('src'), ...(picture.getAttribute('srcset') ?? '').split(', ')])
        if (source) files.set(source.split(' ')[0]!, path)
  }
  expect(seen.size).toBeGreaterThan(35)
  for (const [file, path] of files) expect((await request(file)).status, `${file} on ${path}`).toBe(200)
  for (const share of shares)
    expect((await request(new URL(share).pathname)).headers.get('content-type'), share).toMatch(
      /^image\/(?:jpeg|webp)$/,
    )
  expect(shares.size, 'pages have share pictures of their own').toBeGreaterThan(10)

  const sitemap = await (await request('/sitemap.xml')).text()
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
      path => !listed.includes(path) && !UNLISTED.test(path) && !ACCOUNTS.has(path.replace(/^\/bn(?=\/)/, '')),
    ),
    'linked, but not in the sitemap',
  ).toEqual([])
}, 120_000)

test('feed and manifest can be read', async () => {
  expect((await (await request('/news-event/rss.xml')).text()).match(/<item>/g)).toHaveLength(4)
  const { icons } = (await (await request('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  for (const { src } of icons) expect((await request(src)).headers.get('content-type')).toBe('image/png')
})

async function open(path: string) {
  const response = await request(path)
  expect(response.status, path).toBe(200)
  return parse(await response.text())
}

/** The last of several is the one of the page itself. */
function contentOf(page: ReturnType<typeof parse>, selector: string) {
  return page.querySelectorAll(selector).at(-1)?.getAttribute('content')
}

function canonicalOf(page: ReturnType<typeof parse>) {
  return page.querySelector('link[rel=canonical]')?.getAttribute('href')
}
