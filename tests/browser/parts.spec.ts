import type { Page } from '@playwright/test'
import { startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

/** What visitors and staff meet of a part by its address, and the smallest preset that has it. */
const ADDRESSES = [
  ['/news-event', 'website'],
  ['/jobs', 'jobs'],
  ['/application-status', 'jobs'],
  ['/hire-workers', 'office'],
  ['/complaints', 'office'],
  ['/admin/vacancies', 'jobs'],
  ['/admin/workers', 'office'],
] as const
const PRESETS = ['website', 'jobs', 'office'] as const

/** The paths of the site that links of an open page lead to. */
const linked = (page: Page) =>
  page
    .locator('a[href^="/"]')
    .evaluateAll(links =>
      links.map(link => new URL((link as HTMLAnchorElement).href).pathname.replace(/^\/bn(?=\/)/, '')),
    )

for (const preset of PRESETS)
  test.describe(preset, () => {
    test.use({ settings: { DEMO: preset, SIGN_UP: 'open' } })

    test(
      `visitors and staff have what ${preset} has, and nothing else`,
      { tag: '@phone' },
      async ({ page, expectProblems }) => {
        expectProblems(/404|410/)
        const { width, height } = page.viewportSize()!
        await page.setViewportSize({ width: width < 600 ? 360 : 1440, height })
        const isUsed = (from: (typeof PRESETS)[number]) => PRESETS.indexOf(from) <= PRESETS.indexOf(preset)
        for (const start of ['/', '/bn/']) {
          await open(page, start)
          const paths = await linked(page)
          for (const [path, from] of ADDRESSES)
            if (!path.startsWith('/admin') && !isUsed(from))
              expect(paths.filter(each => each.startsWith(path))).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
          await expectAccessible(page)
        }
        await startSession(page)
        for (const [path, from] of ADDRESSES) {
          const response = await page.goto(path)
          expect([path, response!.ok()]).toEqual([path, isUsed(from)])
          if (!isUsed(from)) await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
        }
      },
    )
  })

test.describe('an owner', () => {
  test.use({ settings: { DEMO: 'on', SIGN_UP: 'open' } })

  test(
    'chooses a website, reads what goes, and has it all back',
    { tag: '@phone' },
    async ({ page, expectProblems }) => {
      expectProblems(/400|404|410/)
      await startSession(page)
      await open(page, '/admin/settings/parts')
      await page.getByRole('button', { name: 'Website and jobs', exact: true }).click()
      await expect(page.getByRole('checkbox', { name: 'Vacancies' })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: 'Workers' })).not.toBeChecked()
      const change = page.getByRole('region', { name: 'What changes' })
      await expect(change.getByText('Receipts: 2 are still open')).toBeVisible()
      await expect(change.getByText('Nothing is deleted.')).toBeVisible()
      await expect(change).toContainText('receipt-check: 60 in 15 min')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(page.getByRole('alert').getByRole('link', { name: /Receipts: 2 are still open/ })).toBeVisible()
      await expect(page.getByRole('checkbox', { name: 'Gallery' })).toBeChecked()

      await page.getByRole('button', { name: 'Whole office', exact: true }).click()
      await page.getByRole('checkbox', { name: 'Complaints' }).uncheck()
      await page.getByRole('checkbox', { name: 'Gallery' }).uncheck()
      await expect(change).toContainText('/complaints')
      await expect(change).toContainText('Links in the menus and the footer')
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(page.locator('[data-slot=save-bar]').getByRole('status')).toHaveText(/^Published/)
      expect((await page.goto('/gallery'))!.status()).toBe(410)
      expect((await page.goto('/complaints'))!.status()).toBe(404)

      await open(page, '/admin/settings/parts')
      await page.getByRole('button', { name: 'Whole office', exact: true }).click()
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(page.locator('[data-slot=save-bar]').getByRole('status')).toHaveText(/^Published/)
      expect((await page.goto('/gallery'))!.ok()).toBe(true)
      expect((await page.goto('/complaints'))!.ok()).toBe(true)
    },
  )
})
