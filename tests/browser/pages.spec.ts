import type { Page } from '@playwright/test'
import { startSession } from './actors.ts'
import { expect, expectAccessible, open, ready, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })
/** The entry of a list with this name, opened. */
async function openEntry(page: Page, list: string, name: string) {
  const entry = page
    .getByRole('group', { name: list, exact: true })
    .locator('[data-slot=entry-card]', { hasText: name })
  await entry.locator('summary').click()
  return entry
}

test('a link that leads nowhere is named beside the form and in the list', async ({ page }) => {
  await startSession(page)
  await open(page, '/admin/pages/mission')
  const chapter = await openEntry(page, 'Chapters', 'Chapter 1')
  await chapter.getByLabel('Text', { exact: true }).fill('See [our fees](/fees) and [our values](/values).')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText(/^Changed since it was published/)).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(page.getByText('1 link leads nowhere')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '/fees' })).toContainText('This site has no such page.')

  await open(page, '/admin/pages')
  const report = page.getByRole('region', { name: 'Links that lead nowhere' })
  const entry = report.getByRole('listitem').filter({ hasText: '/fees' }) // those of other sites are looked at by night
  await expect(entry).toHaveCount(1)
  await expect(entry).toContainText('Chapter 1, Text')
  await expect(entry).toContainText('In the draft')
  await expectAccessible(page)
  await entry.getByRole('link', { name: 'Mission', exact: true }).click()
  await expect(page).toHaveURL('/admin/pages/mission')
})
