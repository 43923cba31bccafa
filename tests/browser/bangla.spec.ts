import { expect, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

test('on a laptop the header fits one row in each language', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/', '/bn/']) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    await page.reload() // a late font is used from the next page on
    await page.evaluate(() => document.fonts.ready)
    const edges = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(element => element.getBoundingClientRect().toJSON() as DOMRect)
    const bottoms = await page
      .getByRole('banner')
      .getByRole('navigation')
      .last()
      .evaluate(bar =>
        [...bar.children]
          .filter(child => child.checkVisibility()) // the menu of phones begins with two more
          .map(child => child.getBoundingClientRect().bottom),
      )
    expect(bottoms.length).toBe(8)
    expect(Math.max(...bottoms) - Math.min(...bottoms), `rows of ${path}`).toBeLessThan(20)
    const [picture, words] = [
      await edges('[data-slot=carousel]'),
      await edges('[data-slot=carousel] div:has(> [data-slot=static] h1)'),
    ]
    expect(words.top - picture.top, `room above the welcome of ${path}`).toBeGreaterThan(24)
  }
})
