import type { Page } from '@playwright/test'
import { startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const carousel = (page: Page) => page.locator('[data-slot=carousel]')

test.describe('the demonstration', () => {
  test.use({ settings: { DEMO: 'on' } })

  test('staff change a sentence and the order, and the home page shows both', async ({ page, otherPerson }) => {
    await startSession(page)
    await open(page, '/admin')
    await page.getByRole('link', { name: 'Slider' }).first().click()
    await expect(page).toHaveURL('/admin/slides')
    const first = page.getByRole('group', { name: 'Slides' }).getByRole('listitem').first()
    await first.locator('summary').click()
    await first.getByLabel('Heading', { exact: true }).fill('Read before you sign')
    await first.getByLabel('Heading in Bangla', { exact: true }).fill('সইয়ের আগে পড়ুন')
    await first.getByLabel('Sentence beside the picture', { exact: true }).fill('We read every contract aloud')
    await first.getByLabel('Sentence beside the picture in Bangla', { exact: true }).fill('প্রতিটি চুক্তি পড়ে শোনাই')
    await first.getByLabel('Page that it leads to', { exact: true }).fill('/values')
    await first.getByLabel('Words of the link', { exact: true }).fill('What we hold to')
    await page.getByRole('button', { name: 'Move We read every contract aloud down' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.locator('[data-slot=save-bar]').getByRole('status')).toHaveText('Published')

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
})

test('without slides the welcome stands on plain ground', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(carousel(page)).toHaveCount(0)
  await expectAccessible(page)
})
