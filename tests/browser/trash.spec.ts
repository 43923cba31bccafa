import type { Page } from '@playwright/test'
import { addNews, content, openDay, startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

async function press(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
}

const status = (page: Page) => page.locator('[data-list-status]')

test('a record whose address is taken comes back at another one', async ({ page, expectProblems }) => {
  expectProblems(/409/, /400/)
  await startSession(page)
  const first = await addNews(page)
  await content(page, 'remove', { feature: 'news', _id: first._id, seen: first.newest })
  await addNews(page, { title: 'A second open day' })
  await open(page, '/admin/trash')
  const restore = `Restore ${openDay.title}`
  await press(page, restore)
  const dialog = page.getByRole('dialog', { name: 'Its address is taken' })
  await expect(dialog).toContainText('The address open-day belongs to A second open day.')
  const address = dialog.getByLabel('Address')
  await expect(address).toBeFocused()
  await expect(address).toHaveValue('open-day-2')
  await expectAccessible(page)
  await address.fill('Not an address')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Use small Latin letters, digits and single hyphens')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('button', { name: restore })).toBeFocused()
  await press(page, restore)
  await expect(address).toHaveValue('open-day-2')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${openDay.title} is back as it was.`)).toBeVisible()
  await expect(status(page)).toBeFocused()
  expect(await (await page.request.get('/news-event/open-day-2')).text()).toContain(openDay.title)
  expect(await (await page.request.get('/news-event/open-day')).text()).toContain('A second open day')
})
