import type { Page } from '@playwright/test'
import { addClient, addNews, content, openDay, openFilters, startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

async function press(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
}

const status = (page: Page) => page.locator('[data-list-status]')

for (const { language, restore, open: openName, back, empty } of [
  {
    language: 'en',
    restore: 'Restore Qatar',
    open: 'Open Qatar',
    back: 'Qatar is back as it was.',
    empty: 'The trash is empty',
  },
  {
    language: 'bn',
    restore: 'Qatar: ফিরিয়ে আনুন'.normalize(),
    open: 'Qatar খুলুন',
    back: 'Qatar আগের মতো ফিরে এসেছে।'.normalize(),
    empty: 'ট্র্যাশ খালি',
  },
])
  test(`a deleted country comes back with its address, ids and texts, by keyboard (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await startSession(page)
    if (language === 'bn') await page.request.post('/api/trpc/accounts.own.setLanguage', { data: { language } })
    const { version: _, updatedAt: _then, ...qatar } = await addClient(page)
    const address = `/api/v1/our-clients/our-clients/${qatar._id}`
    await content(page, 'remove', { feature: 'clients', _id: qatar._id, seen: 1 })
    expect((await page.request.get(address)).status()).toBe(404)
    await open(page, '/admin/trash')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectAccessible(page)
    await press(page, restore)
    await expect(page.getByText(back)).toBeVisible()
    await expect(status(page)).toBeFocused()
    await expect(page.getByRole('heading', { name: empty })).toBeVisible()
    expect((await (await page.request.get(address)).json()).data).toMatchObject(qatar)
    await page.getByRole('link', { name: openName }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/admin/update-client/${qatar._id}$`))
  })

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
  await expect(page.getByRole('button', { name: restore })).toBeFocused()
  await press(page, restore)
  await expect(address).toHaveValue('open-day-2')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${openDay.title} is back as it was.`)).toBeVisible()
  await expect(status(page)).toBeFocused()
  expect(await (await page.request.get('/news-event/open-day-2')).text()).toContain(openDay.title)
  expect(await (await page.request.get('/news-event/open-day')).text()).toContain('A second open day')
})

test('the trash is searched and narrowed down to a kind', async ({ page }) => {
  await startSession(page)
  for (const [feature, data] of [
    ['news', { title: 'Only a thought' }],
    ['clients', { countryName: 'Malta' }],
  ] as const) {
    const { _id } = await content(page, 'saveDraft', { feature, seen: 0, data })
    await content(page, 'remove', { feature, _id, seen: 1 })
  }
  await open(page, '/admin/trash')
  await expect(status(page)).toHaveText('2 records')
  await openFilters(page)
  await page.getByLabel('Show').selectOption({ label: 'News' })
  await expect(status(page)).toHaveText('1 record')
  await expect(page).toHaveURL(/show=news/)
  await page.getByLabel('Search names').fill('malta')
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear search' }).click()
  await page.getByRole('link', { name: 'History of Malta' }).click()
  await expect(page.getByText('This record has been deleted.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Restore/ })).toHaveCount(0)
})
