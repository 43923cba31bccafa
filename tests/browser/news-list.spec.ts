import type { Page } from '@playwright/test'
import { addNews, startSession } from './actors.ts'
import { expect, open, test } from './test.ts'

const titles = (page: Page) => page.locator('[data-edit]')

async function press(page: Page, role: 'button' | 'link' | 'checkbox', name: string) {
  await page.getByRole(role, { name, exact: true }).focus()
  await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter')
}

const statusFor = async (page: Page, slug: string) => (await page.request.get(`/news-event/${slug}`)).status()

test('several pieces of news are unpublished, published and deleted at once', async ({ page, expectProblems }) => {
  expectProblems(/404/)
  await startSession(page)
  const slugs = ['first', 'second', 'third']
  for (const slug of slugs) await addNews(page, { title: `The ${slug} day`, slug })
  const statuses = () => Promise.all(slugs.map(slug => statusFor(page, slug)))
  await open(page, '/admin/news')
  await press(page, 'checkbox', 'Select this page')
  await press(page, 'button', 'Unpublish')
  await expect(page.getByText('3 records unpublished')).toBeVisible()
  expect(await statuses()).toEqual([404, 404, 404])
  await press(page, 'checkbox', 'Select The third day')
  await press(page, 'button', 'Publish')
  await expect(page.getByText('1 record published')).toBeVisible()
  expect(await statuses()).toEqual([404, 404, 200])
  await press(page, 'checkbox', 'Select this page')
  await press(page, 'button', 'Delete')
  await press(page, 'button', 'Yes, delete them!')
  await press(page, 'button', 'OK')
  await expect(page.getByRole('heading', { name: 'No news yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(titles(page)).toHaveCount(3)
  expect(await statuses()).toEqual([404, 404, 200])
})
