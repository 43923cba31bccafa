import type { Page } from '@playwright/test'
import { addClient, CLIENTS, openFilters, startSession, owner } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test('a change is read field by field, and leads to record, history and person', async ({ page }) => {
  await startSession(page)
  await changeQatar(page)
  await open(page, '/admin/activity')
  const row = page.getByRole('row', { name: /changed a client country/ })
  await expect(row).toContainText('Work Summary')
  await expect(row.locator('del')).toHaveText(
    'Cleaning and catering on two-year contracts, with housing near the work.',
  )
  await expect(row.locator('ins')).toHaveText('Guarding on three-year contracts.')
  await row.getByRole('link', { name: 'See the change' }).click()
  await expect(page.getByRole('heading', { name: 'What changed in version 2' })).toBeVisible()
  await page.goBack()
  await row.getByRole('link', { name: 'Qatar' }).click()
  await expect(page.getByRole('heading', { name: 'Update Client' })).toBeVisible()
  await page.goBack()
  await openFilters(page)
  await page.getByLabel('Person', { exact: true }).selectOption(owner.name)
  await expect(page).toHaveURL(/person=/)
  await row.getByRole('link', { name: owner.name }).click()
  await expect(page.getByRole('heading', { name: owner.name, level: 1 })).toBeVisible()
})

test('on a phone an entry is one line that unfolds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startSession(page)
  await changeQatar(page)
  await open(page, '/admin/activity')
  const entry = page.getByRole('button', { name: /changed a client country Qatar/ })
  await expect(entry).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('ins')).toBeHidden()
  expect((await entry.boundingBox())?.height).toBeLessThan(60)
  await entry.click()
  await expect(page.locator('ins')).toBeVisible()
  await expectAccessible(page)
})

async function changeQatar(page: Page) {
  const { _id } = await addClient(page)
  const data = { workSummary: 'Guarding on three-year contracts.' }
  expect((await page.request.patch(`${CLIENTS}/${_id}`, { data })).status()).toBe(200)
}
