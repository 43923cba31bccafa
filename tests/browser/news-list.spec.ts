import type { Page } from '@playwright/test'
import { addNews, content, openDay, openFilters, startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const status = (page: Page) => page.locator('[data-list-status]')
const titles = (page: Page) => page.locator('[data-edit]')

async function press(page: Page, role: 'button' | 'link' | 'checkbox', name: string) {
  await page.getByRole(role, { name, exact: true }).focus()
  await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter')
}

const statusFor = async (page: Page, slug: string) => (await page.request.get(`/news-event/${slug}`)).status()

test('staff find news, delete it and undo that, by keyboard', { tag: '@phone' }, async ({ page }) => {
  if ((page.viewportSize()?.width ?? 0) < 600) await page.setViewportSize({ width: 360, height: 800 })
  await startSession(page)
  await addNews(page)
  await content(page, 'saveDraft', { feature: 'news', seen: 0, data: { title: 'Only a thought' } })
  await open(page, '/admin/news')
  await expect(status(page)).toHaveText('2 news items')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await openFilters(page)
  await page.getByLabel('Show').selectOption({ label: 'With a draft' })
  await expect(titles(page)).toHaveText(['Only a thought'])
  await page.getByLabel('Show').selectOption({ label: 'All' })
  await page.getByLabel('Search titles and texts').fill('সবাই কাজ')
  await expect(titles(page)).toHaveText([openDay.title])
  await expect(page).toHaveURL(/search=/)

  await press(page, 'link', openDay.title)
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(openDay.title)
  await page.goBack()
  await expect(titles(page)).toHaveText([openDay.title])
  await expect(page.getByRole('link', { name: openDay.title, exact: true })).toBeFocused()

  await press(page, 'button', `Delete ${openDay.title}`)
  await press(page, 'button', 'Yes, delete it!')
  await expect(page.getByText('The news has been deleted.')).toBeVisible()
  await expect(status(page)).toBeFocused()
  expect(await statusFor(page, openDay.slug)).toBe(404)
  await press(page, 'button', 'Undo')
  await expect(page.getByText('1 record is back as it was')).toBeVisible()
  await expect(status(page)).toBeFocused()
  await expect(titles(page)).toHaveText([openDay.title])
  expect(await statusFor(page, openDay.slug)).toBe(200)
})

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
