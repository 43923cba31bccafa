import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

const PARTNERS = 'Our Partners'
const NEWS = 'News & Events'
const slider = (page: Page, name: string) => page.locator('[data-slot=slider]').and(page.getByRole('region', { name }))
const slides = (part: Locator) => part.locator('[aria-label*=" of "]')

/** Numbers of the visible slides, in order. */
function inFrame(part: Locator) {
  return slides(part).evaluateAll(all => {
    const frame = all[0]?.parentElement?.parentElement?.getBoundingClientRect()
    if (!frame) return []
    const places = all.map((slide, i) => ({ n: i + 1, ...(slide.getBoundingClientRect().toJSON() as DOMRect) }))
    return places
      .filter(({ left, right }) => (left + right) / 2 > frame.left && (left + right) / 2 < frame.right)
      .toSorted((a, b) => a.left - b.left)
      .map(({ n }) => n)
  })
}

/** Opens home at this width and brings the slider to where it can be used. */
async function openAt(page: Page, name: string, width = 1280) {
  await page.setViewportSize({ width, height: 800 })
  await open(page, '/')
  const part = slider(page, name)
  await part.scrollIntoViewIfNeeded()
  await expect(part.getByRole('button', { name: 'Next' })).toBeVisible()
  await expect(part.locator('[inert]').first()).toBeAttached()
  return part
}

for (const [name, fits] of [
  [PARTNERS, { 769: 3, 768: 1 }],
  [NEWS, { 1024: 3, 1023: 2, 767: 1 }],
] as const) {
  test(`${name} shows as many at a time as the window allows`, async ({ page }) => {
    for (const [width, count] of Object.entries(fits)) {
      const part = await openAt(page, name, Number(width))
      expect(await inFrame(part), `at ${width} pixels`).toEqual([1, 2, 3].slice(0, count))
    }
  })
}

test('swiping moves a slider both ways, and a vertical swipe scrolls the page', async ({ otherPerson }) => {
  const page = await otherPerson({ hasTouch: true, isMobile: true })
  const part = await openAt(page, NEWS, 390)
  await swipe(page, part, -220)
  await expect.poll(() => inFrame(part)).toEqual([2])
  await swipe(page, part, 220)
  await expect.poll(() => inFrame(part)).toEqual([1])
  const before = await page.evaluate(() => scrollY)
  await swipe(page, part, 0, -150)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50)
  expect(await inFrame(part)).toEqual([1])
  expect(page.url()).toMatch(/\/$/) // a swipe is no tap
})

test('a partner leads to its company, a headline to the news', async ({ page }) => {
  await (await openAt(page, PARTNERS)).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/each-company-details\/meghbridge-/)
  await (await openAt(page, NEWS)).getByRole('link').first().click()
  await expect(page).toHaveURL('/news-event')
})

test('with reduced motion the next slide shows at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const part = await openAt(page, PARTNERS)
  await page.clock.install() // as above
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await part.getByRole('button', { name: 'Next' }).click()
  await page.clock.runFor(50)
  await expect.poll(() => inFrame(part)).toEqual([2, 3, 4])
})

test('with forced colours only the dot of the first visible slide is framed', async ({ page }) => {
  const part = await openAt(page, PARTNERS)
  await page.emulateMedia({ forcedColors: 'active' })
  const frames = await part
    .locator('button[aria-current]')
    .evaluateAll(dots => dots.map(dot => [dot.getAttribute('aria-current'), getComputedStyle(dot).outlineStyle]))
  expect(new Set(frames.map(String))).toEqual(new Set(['true,solid', 'false,none']))
})

test('a slider stays aligned with its heading when the window is resized', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    const part = await openAt(page, PARTNERS)
    for (const width of [700, 1440, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const edge = (await page.getByRole('heading', { name: PARTNERS }).boundingBox())?.x ?? 0
      await expect
        .poll(
          async () => Math.round(((await slides(part).first().getByRole('link').boundingBox())?.x ?? 0) - edge),
          `${reducedMotion} at ${width} pixels`,
        )
        .toBe(0)
    }
  }
})

test('a finger swipes the carousel', async ({ otherPerson }) => {
  const page = await otherPerson({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  await open(page, '/')
  const carousel = page.locator('[data-slot=carousel]')
  await swipe(page, carousel, -220)
  await expect(carousel.getByText('2 of 3', { exact: true })).toBeVisible()
})

/** A finger put on the middle of the first picture, moved, and lifted. */
async function swipe(page: Page, part: Locator, x: number, y = 0) {
  const frame = await slides(part).first().locator('../..').boundingBox()
  if (!frame) throw new Error('There is nothing to swipe')
  const touch = await page.context().newCDPSession(page)
  const at = (share: number) => [
    {
      x: frame.x + frame.width / 2 - x / 2 + x * share,
      y: frame.y + Math.min(frame.height, 240) / 2 - y / 2 + y * share,
    },
  ]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let n = 1; n <= 10; n++)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(n / 10) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}
