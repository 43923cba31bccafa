import type { Page } from '@playwright/test'
import { startSession } from './actors.ts'
import { expect, expectAccessible, open, ready, test } from './test.ts'

test.use({ settings: { DEMO: 'on' } })

const frameOf = (page: Page) => page.frameLocator('iframe')
const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })

/** The entry of a list with this name, opened. */
async function openEntry(page: Page, list: string, name: string) {
  const entry = page
    .getByRole('group', { name: list, exact: true })
    .locator('[data-slot=entry-card]', { hasText: name })
  await entry.locator('summary').click()
  return entry
}

test('staff change a point of a service and its contact, and visitors read both', async ({ page, otherPerson }) => {
  const visitor = await otherPerson()
  await startSession(page)
  await open(page, '/admin/pages')
  await page.getByRole('main').getByRole('link', { name: 'Manpower Consultancy', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manpower Consultancy')
  const point = await openEntry(page, 'What it covers', 'A first answer to your demand')
  await point.getByLabel('Title in Bangla', { exact: true }).fill('একজন চিকিৎসক, যাঁকে ফোন করা যায়'.normalize())
  await point.getByLabel('Title', { exact: true }).fill('A doctor whom you can call')
  await page.getByLabel('Contact person', { exact: true }).fill('Salma Khatun')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Preview' }).click()
  await expect(frameOf(page).getByRole('listitem').filter({ hasText: 'A doctor whom you can call' })).toBeVisible()
  await open(visitor, '/manpower-service')
  await expect(visitor.getByText('A doctor whom you can call')).toHaveCount(0)

  await open(page, '/admin/pages/manpower')
  await publishButton(page).click()
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
  await open(visitor, '/manpower-service')
  await expect(visitor.getByRole('listitem').filter({ hasText: 'A doctor whom you can call' })).toBeVisible()
  await expect(visitor.getByText('Salma Khatun')).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Call +880 1800 000088' })).toBeVisible()
  await open(visitor, '/bn/all-services')
  await expect(visitor.locator('#manpower').getByText('একজন চিকিৎসক'.normalize())).toBeVisible()
  await expectAccessible(visitor)
})

test('a new step is on its page, and if chosen on the home page', async ({ page, otherPerson }) => {
  const visitor = await otherPerson()
  await startSession(page)
  await open(page, '/admin/pages/procedure')
  await page.getByRole('button', { name: 'Add Step' }).click()
  const entry = page.getByRole('group', { name: 'Steps', exact: true }).locator('[data-slot=entry-card]').last()
  await entry.getByLabel('Title', { exact: true }).fill('Coming home')
  await entry.getByLabel('Title in Bangla', { exact: true }).fill('দেশে ফেরা')
  await publishButton(page).click()
  await expect(page.getByRole('link', { name: /Say in one sentence what happens/ })).toBeVisible()
  await entry.getByLabel('Summary', { exact: true }).fill('We meet you at the gate.')
  await entry.getByLabel('Show this step on the home page').check()
  await publishButton(page).click()
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
  for (const path of ['/recruitment-procedure', '/']) {
    await open(visitor, path)
    await expect(visitor.getByRole('heading', { name: 'Coming home' })).toBeVisible()
  }
  await open(visitor, '/bn/recruitment-procedure')
  await expect(visitor.getByRole('heading', { name: 'দেশে ফেরা' })).toBeVisible()
})

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
  await expect(report.getByRole('listitem')).toHaveCount(1)
  await expect(report.getByRole('listitem')).toContainText('Chapter 1, Text')
  await expect(report.getByRole('listitem')).toContainText('In the draft')
  await expectAccessible(page)
  await report.getByRole('link', { name: 'Mission', exact: true }).click()
  await expect(page).toHaveURL('/admin/pages/mission')
})

test('from page to page by links, and back, each shows its own text', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await open(page, '/values')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mission', exact: true }).click()
  await expect(heading).toHaveText('Mission')
  await page.goBack()
  await expect(heading).toHaveText('Values')
  await expect(page.getByRole('heading', { name: 'Innovation' })).toBeVisible()
})
