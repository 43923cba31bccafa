import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

/** Pages that people open from others, which the sitemap leaves out. */
const UNLISTED = [
  '/application-status',
  '/demand-status',
  '/complaints/follow',
  '/search?q=qatar',
  '/jobs/check?number=088',
  '/login',
  '/sign-up',
  '/contact-us?sent=ENQ-ABC234',
  '/nowhere',
]
/** Letters of a phone's owner, and a window of 1280 × 1024 at 400 %. */
const SIZES = [
  { percent: 130, width: 360, height: 740 },
  { percent: 150, width: 360, height: 740 },
  { percent: 200, width: 360, height: 740 },
  { percent: 100, width: 320, height: 256 },
]

for (const language of ['en', 'bn'])
  test(`large letters fit on every kind of page (${language})`, async ({ otherPerson, request, expectProblems }) => {
    test.setTimeout(900_000)
    expectProblems(/404/, / csp$/) // scripts are off
    const reader = await otherPerson({ javaScriptEnabled: false })
    for (const path of await onePageOfEachKind(request, language)) {
      await reader.goto(path)
      for (const { percent, width, height } of SIZES) {
        const where = `${path} with letters of ${percent} % in ${width} × ${height} pixels`
        await reader.setViewportSize({ width, height })
        expect.soft(await faultsOf(reader, percent), where).toEqual([])
      }
    }
  })

async function onePageOfEachKind(request: Page['request'], language: string): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(String(address)).pathname)
  const kindOf = (path: string) =>
    path.replace(/\/(each-company-details|jobs|news-event|our-clients)\/(?!tell-me|check).+/, '/$1/*')
  const kinds = Map.groupBy(
    listed.filter(path => /^\/bn(\/|$)/.test(path) === (language === 'bn')),
    kindOf,
  )
  return [
    ...[...kinds.values()].map(([first]) => String(first)),
    ...UNLISTED.map(path => (language === 'bn' ? `/bn${path}` : path)),
  ]
}

/** What does not hold: the page scrolls sideways, a high header stays, or a name, number or address is torn apart. */
function faultsOf(page: Page, percent: number): Promise<string[]> {
  return page.evaluate(size => {
    const root = document.documentElement
    root.style.fontSize = ''
    root.style.fontSize = `${(parseFloat(getComputedStyle(root).fontSize) * size) / 100}px`
    scrollTo(0, 0)
    const faults: string[] = []
    const wide = root.scrollWidth - innerWidth
    if (wide > 0) faults.push(`${wide} pixels too wide: ${widest()}`)
    const header = document.querySelector('[data-slot=site-header]')!
    scrollTo(0, innerHeight * 2)
    const { bottom, height } = header.getBoundingClientRect()
    if (bottom > innerHeight / 5) faults.push(`the header stays with ${Math.round(height)} pixels`)
    const names = document.querySelectorAll('[data-slot=wordmark], [data-slot=contact-bar-link]')
    for (const name of names) faults.push(...torn(name, /\S+/g))
    faults.push(...torn(document.body, /\+[\d০-৯][\d০-৯\u00a0 -]{6,}[\d০-৯]|[\w.-]+@[\w.-]+\w|\b(?:APP|ENQ|DEM)-\w+/g))
    return faults

    /** Parts of the texts in an element that stand in more than one line. */
    function torn(element: Element, parts: RegExp): string[] {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: part, index } of (text.textContent ?? '').matchAll(parts)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + part.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            found.push(`torn: ${part}`)
        }
      return found
    }

    function widest(): string {
      const all = [...document.body.querySelectorAll('*')]
      const beyond = all.filter(element => element.getBoundingClientRect().right > innerWidth + 1)
      const inner = beyond.filter(element => ![...element.children].some(child => beyond.includes(child)))
      return inner
        .slice(0, 3)
        .map(element => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`)
        .join(' | ')
    }
  }, percent)
}
