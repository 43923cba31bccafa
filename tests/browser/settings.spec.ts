import type { Page } from '@playwright/test'
import { startSession } from './actors.ts'
import { expect, open, test } from './test.ts'

const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.locator('[data-slot=save-bar]').getByText('Published', { exact: true })).toBeVisible()
}

test('without Bangla visitors find no switch, and staff keep theirs', async ({ page, otherPerson }) => {
  const visitor = await otherPerson()
  await startSession(page)
  await open(page, '/admin/settings/languages')
  await page.getByLabel('English only').check()
  await publish(page)
  await open(visitor, '/bn/contact-us')
  await expect(visitor).toHaveURL('/contact-us')
  await expect(visitor.getByRole('navigation', { name: 'Language' })).toHaveCount(0)
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitemradio', { name: 'বাংলা' }).click()
  await expect(page).toHaveURL('/bn/admin/settings/languages')
})
