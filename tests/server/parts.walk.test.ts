import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { allStaffFeatures } from '#app/staff/features.ts'
import { endAll, leavingOut } from './parts.ts'
import { openTestServer } from './test-server.ts'

const { signUp, ...requests } = await openTestServer({ DEMO: 'on', SIGN_UP: 'open' })
const { request } = requests
const { seed } = await import('#prisma/seed/seed.ts')
const { registeredFeatures } = await import('#server/registration/define-feature.ts')
const { leftOutBy, partOf, partsOf } = await import('#server/registration/define-part.shared.ts')
const { sitePages } = await import('#server/http/page-paths.ts')
await seed()
await endAll()
const { cookie } = await signUp('owner')
const parts = partsOf(registeredFeatures())
const leaveOut = leavingOut(requests, cookie)
const ORIGIN = 'http://localhost:3000'

describe.each(['website', 'jobs'] as const)('%s', preset => {
  const off = leftOutBy(parts, preset)
  test.each(['en', 'bn'])(
    'has no link that leads nowhere (%s)',
    async language => {
      expect(await leaveOut(off)).toMatchObject({ status: 200 })
      const words = new Set(
        allStaffFeatures
          .filter(feature => off.includes(partOf(feature) ?? ''))
          .flatMap(({ part, screens = [] }) => [...(part ? [part] : []), ...screens])
          .map(({ label }) => label()),
      )
      const seen = await crawl(language === 'bn' ? ['/bn/'] : ['/', '/admin'], language, words)
      expect(seen).toBeGreaterThan(20)
      const gone = sitePages.filter(({ part }) => part && off.includes(part))
      expect(gone.length).toBeGreaterThan(5)
      for (const { path } of gone) expect([404, 410], path).toContain((await request(path, { cookie })).status)
    },
    400_000,
  )
})

/** Opens every page that links lead to, as an owner: none speaks of these words. Gives how many there are. */
async function crawl(from: string[], language: string, words: ReadonlySet<string>) {
  const seen = new Map(from.map(path => [path, 'the start']))
  for (const [path, by] of seen) {
    const isStaff = /^(?:\/bn)?\/admin(?:\/|$)/.test(path)
    const response = await request(path, isStaff ? { cookie } : {})
    const onward = response.headers.get('location')
    expect.soft(onward ? 200 : response.status, `${path}, linked from ${by}`).toBe(200)
    if (onward) {
      const { pathname } = new URL(onward, ORIGIN + path)
      if (!seen.has(pathname)) seen.set(pathname, path)
      continue
    }
    const page = parse(await response.text())
    const said = page
      .querySelectorAll('a, button, h1, h2, h3, th, label, option, dt')
      .map(({ textContent }) => textContent.trim())
    if (path !== '/admin/settings/parts')
      // where they are chosen
      expect
        .soft(
          said.filter(text => words.has(text)),
          path,
        )
        .toEqual([])
    for (const address of page.querySelectorAll('a[href]').map(link => link.getAttribute('href')!)) {
      const link = URL.canParse(address, ORIGIN + path) ? new URL(address, ORIGIN + path) : undefined
      if (!link || link.origin !== ORIGIN) continue
      if (/^\/(?:api|pictures|storybook|assets)(?:\/|$)|\.\w+$/.test(link.pathname)) continue
      if (language === 'bn' && !/^\/bn\/(?!admin(?:\/|$))/.test(link.pathname)) continue
      if (/^\/admin\/(?:history|preview|media|activity)\/|^\/ar(?:\/|$)/.test(link.pathname)) continue
      if (!seen.has(link.pathname)) seen.set(link.pathname, path)
    }
  }
  return seen.size
}
