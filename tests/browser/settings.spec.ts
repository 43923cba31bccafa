import type { Page } from '@playwright/test'
import { startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.locator('[data-slot=save-bar]').getByText('Published', { exact: true })).toBeVisible()
}

/** Opens a group of settings by its link. */
async function openGroup(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Groups of settings' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test.describe('the demonstration', () => {
  test.use({ settings: { DEMO: 'on' } })

  test('a changed telephone and licence are everywhere at once', async ({ page, otherPerson }) => {
    const visitor = await otherPerson()
    await open(visitor, '/contact-us')
    await expect(visitor.getByRole('main').getByRole('link', { name: 'Call +880 1700 000088' })).toBeVisible()
    await startSession(page)
    await open(page, '/admin/settings/contact')
    await expectAccessible(page)
    const telephones = page.getByRole('group', { name: 'Telephones', exact: true })
    await telephones.locator('summary').first().click()
    await telephones.getByRole('textbox', { name: 'Telephone' }).first().fill('+880 1911 222333')
    await publish(page)
    await openGroup(page, 'Licence')
    const licences = page.getByRole('group', { name: 'Licences', exact: true })
    if (!(await licences.getByLabel('Licence number').isVisible())) await licences.locator('summary').first().click()
    await licences.getByLabel('Licence number').fill('RL NO 777')
    await publish(page)
    await open(visitor, '/contact-us')
    await expect(visitor.getByRole('main').getByRole('link', { name: 'Call +880 1911 222333' })).toBeVisible()
    await expect(visitor.getByRole('banner').getByText('RL NO 777')).toBeVisible()
    await expect(visitor.getByRole('contentinfo').getByText('RL NO 777')).toBeVisible()
    await open(visitor, '/bn/about-us')
    await expect(visitor.getByRole('contentinfo').getByText('+৮৮০ ১৯১১ ২২২৩৩৩')).toBeVisible()
    await expect(visitor.getByText('RL NO 088')).toHaveCount(0)
  })
})

test('a new owner names the agency, and visitors read it', async ({ page, otherPerson }) => {
  const visitor = await otherPerson()
  await open(visitor, '/')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This site is being set up')
  await expectAccessible(visitor)
  await startSession(page)
  await open(page, '/admin/settings')
  const groups = page.getByRole('navigation', { name: 'Groups of settings' })
  await expect(groups.getByRole('link', { name: /Name and mark Missing: Name of the agency/ })).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('link', { name: /Give the name of the agency/ })).toBeVisible()
  await page.getByLabel('Name of the agency').fill('Padma Overseas')
  await publish(page)
  await open(visitor, '/')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Welcome to Padma Overseas')
  await expect(visitor).toHaveTitle(/– Padma Overseas$/)
  await visitor.getByRole('link', { name: 'Gallery' }).first().click()
  await expect(visitor).toHaveTitle('Gallery – Padma Overseas')
})

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

test('on a phone the groups stand above the form and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await startSession(page)
  await open(page, '/admin/settings/contact')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await expectAccessible(page)
})
