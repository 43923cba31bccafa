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

/** The positions of the first two slides. */
async function firstTwo(part: Locator): Promise<[number, number]> {
  const [first = 0, second = 0] = await slides(part).evaluateAll(all =>
    all.map(slide => slide.getBoundingClientRect().left),
  )
  return [first, second]
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
  [PARTNERS, { 1440: 3, 769: 3, 768: 1, 480: 1, 320: 1 }],
  [NEWS, { 1440: 3, 1024: 3, 1023: 2, 768: 2, 767: 1, 320: 1 }],
] as const) {
  test(`${name} shows as many at a time as the window allows`, async ({ page }) => {
    for (const [width, count] of Object.entries(fits)) {
      const part = await openAt(page, name, Number(width))
      expect(await inFrame(part), `at ${width} pixels`).toEqual([1, 2, 3].slice(0, count))
      await expect(slides(part).and(page.locator(':not([inert])')), `within reach at ${width} pixels`).toHaveCount(
        count,
      )
    }
  })

  test(`${name} wraps around in both directions`, async ({ page }) => {
    const part = await openAt(page, name)
    const all = await slides(part).count()
    await part.getByRole('button', { name: 'Previous' }).click()
    await expect.poll(() => inFrame(part)).toEqual([all, 1, 2])
    for (let n = 0; n < all; n++) await part.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => inFrame(part)).toEqual([all, 1, 2])
    await expect(part.getByText(`${all} of ${all}`, { exact: true })).toBeAttached() // for screen readers
  })

  test(`each dot of ${name} leads to its slide and says which one is shown`, async ({ page }) => {
    const part = await openAt(page, name, 480)
    const dots = part.getByRole('button', { name: /^Go to/ })
    const all = await slides(part).count()
    await expect(dots).toHaveCount(all)
    for (const n of [3, all, 1]) {
      await dots.nth(n - 1).click()
      await expect.poll(() => inFrame(part)).toEqual([n])
      await expect(part.locator('[aria-current=true]')).toHaveAccessibleName(`Go to number ${n}`)
    }
  })

  test(`swiping moves ${name} both ways, and a vertical swipe scrolls the page`, async ({ otherPerson }) => {
    const page = await otherPerson({ hasTouch: true, isMobile: true })
    const part = await openAt(page, name, 390)
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

  test(`one step of ${name} takes about 500 milliseconds`, async ({ page }) => {
    const part = await openAt(page, name)
    await page.clock.install() // after the hydration mark: a controlled clock hides the performance timeline
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    const start = await firstTwo(part)
    await part.getByRole('button', { name: 'Next' }).click()
    const gone = async (ms: number) => {
      await page.clock.runFor(ms)
      return (start[0] - (await firstTwo(part))[0]) / (start[1] - start[0])
    }
    expect(await gone(150), 'after 150').toBeLessThan(0.8)
    expect(await gone(150), 'after 300').toBeLessThan(0.97)
    expect(await gone(300), 'after 600').toBeGreaterThan(0.98)
  })
}

test('arrow keys move a slider, and hidden slides leave the tab order', async ({ page }) => {
  const part = await openAt(page, NEWS)
  await part.getByRole('group', { name: NEWS }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => inFrame(part)).toEqual([2, 3, 4])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => inFrame(part)).toEqual([4, 1, 2])
  await expect(slides(part).nth(2)).toHaveJSProperty('inert', true)
  await part.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => inFrame(part)).toEqual([1, 2, 3])
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

test("the carousel's buttons loop without scrolling the page or adding history", async ({ page }) => {
  await open(page, '/')
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
  const before = await page.evaluate(() => [scrollY, history.length, location.href])
  const carousel = page.locator('[data-slot=carousel]')
  for (const [button, position] of [
    ['Next picture', '2 of 3'],
    ['Next picture', '3 of 3'],
    ['Next picture', '1 of 3'],
    ['Previous picture', '3 of 3'],
  ] as const) {
    await carousel.getByRole('button', { name: button }).click()
    await expect(carousel.getByText(position, { exact: true })).toBeVisible()
  }
  expect(await page.evaluate(() => [scrollY, history.length, location.href])).toEqual(before)
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
  const frame = await part.getByRole('group').first().boundingBox()
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
