import type { Page } from '@playwright/test'
import { startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const carousel = (page: Page) => page.locator('[data-slot=carousel]')

test.describe('the demonstration', () => {
  test.use({ settings: { DEMO: 'on' } })

  test('staff change a sentence and the order, and the home page shows both', async ({ page, otherPerson }) => {
    await startSession(page)
    await open(page, '/admin')
    await page.getByRole('link', { name: 'Home slides' }).first().click()
    await expect(page).toHaveURL('/admin/slides')
    const first = page.getByRole('group', { name: 'Slides' }).getByRole('listitem').first()
    await first.locator('summary').click()
    await first.getByLabel('Heading', { exact: true }).fill('Read before you sign')
    await first.getByLabel('Heading in Bangla', { exact: true }).fill('সইয়ের আগে পড়ুন')
    await first.getByLabel('Sentence beside the picture', { exact: true }).fill('We read every contract aloud')
    await first.getByLabel('Sentence beside the picture in Bangla', { exact: true }).fill('প্রতিটি চুক্তি পড়ে শোনাই')
    await first.getByLabel('Page that it leads to', { exact: true }).fill('/values')
    await first.getByLabel('Words of the link', { exact: true }).fill('What we hold to')
    await page.getByRole('button', { name: 'Move Read before you sign down' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.locator('[data-slot=save-bar]').getByRole('status')).toHaveText(/^Published/)

    const visitor = await otherPerson()
    await open(visitor, '/')
    await expect(carousel(visitor).getByRole('img', { name: /^Cranes over a building site/ })).toBeVisible()
    await expectAccessible(visitor)
    await carousel(visitor).getByRole('button', { name: 'Next picture' }).click()
    for (const text of ['Read before you sign', 'We read every contract aloud'])
      await expect(carousel(visitor).getByText(text)).toBeInViewport()
    await expectAccessible(visitor)
    await carousel(visitor).getByRole('link', { name: 'What we hold to' }).click()
    await expect(visitor).toHaveURL('/values')
    await open(visitor, '/bn/')
    await carousel(visitor).getByRole('button', { name: 'পরের ছবি' }).click()
    await expect(carousel(visitor).getByText('প্রতিটি চুক্তি পড়ে শোনাই')).toBeInViewport()
  })

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
      const frame = await carousel(page).getByRole('group', { name: 'Pictures of our work' }).boundingBox()
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

  test('slides can be paused, and stay still for people who ask for less', async ({ page }) => {
    await open(page, '/')
    await carousel(page).getByRole('button', { name: 'Pause the pictures' }).click()
    await expect(carousel(page).getByRole('button', { name: 'Play the pictures' })).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    await expect(carousel(page).getByRole('button', { name: 'Next picture' })).toBeVisible()
    await expect(carousel(page).getByRole('button', { name: /Pause|Play/ })).toHaveCount(0)
  })
})

test('without slides the welcome stands on plain ground', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(carousel(page)).toHaveCount(0)
  await expectAccessible(page)
})
