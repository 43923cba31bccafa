import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

const carousel = (page: Page) => page.locator('[data-slot=carousel]')

test.describe('the demonstration', () => {
  test.use({ settings: { DEMO: 'on' } })

  for (const [path, names] of [
    ['/', ['I want work', 'I need workers', /^Licence valid until/]],
    ['/bn/', ['কাজ চাই', 'কর্মী চাই', /^লাইসেন্সের মেয়াদ/]],
  ] as const)
    test(`on a small phone ${path} shows doors and licence above the call bar`, async ({ otherPerson }) => {
      const page = await otherPerson({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })
      await open(page, path)
      await page.evaluate(() => document.fonts.ready)
      const bar = await page.locator('[data-slot=contact-bar]').boundingBox()
      for (const name of names) {
        const way = await carousel(page).getByRole('link', { name }).boundingBox()
        expect(way!.y + way!.height, String(name)).toBeLessThanOrEqual(bar!.y)
      }
    })

  test('no words stand on a picture, and none move the page when they change', async ({ page }) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/')
      const frame = await carousel(page).getByRole('group').first().boundingBox()
      const texts = await carousel(page)
        .locator('h1, p, a, button')
        .evaluateAll(all => all.map(text => text.getBoundingClientRect().toJSON() as DOMRect))
      const on = texts.filter(
        ({ left, right, top, bottom }) =>
          left < frame!.x + frame!.width && right > frame!.x && top < frame!.y + frame!.height && bottom > frame!.y,
      )
      expect(on, `at ${width} pixels`).toEqual([])
      const before = await carousel(page).boundingBox()
      await expect(carousel(page).getByText('Know each step before you fly')).toBeVisible()
      await carousel(page).getByRole('button', { name: 'Pause the pictures' }).click()
      await carousel(page).getByRole('button', { name: 'Next picture' }).click()
      await expect(carousel(page).getByRole('link', { name: 'See all client countries' })).toBeVisible()
      await expect(carousel(page).getByText('Know each step before you fly')).toBeHidden()
      expect((await carousel(page).boundingBox())?.height, `at ${width} pixels`).toBe(before?.height)
    }
  })
})
