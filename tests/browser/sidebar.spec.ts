import { colleague, startSession } from './actors.ts'
import { expect, expectAccessible, open, test } from './test.ts'

test(
  'screens of one kind are tabs, of which the open one is in view',
  { tag: '@phone' },
  async ({ page, otherPerson }) => {
    await startSession(page)
    await startSession(await otherPerson(), colleague)
    await open(page, '/admin/webhooks')
    const tabs = page.getByRole('main').getByRole('navigation', { name: 'Settings', exact: true })
    await expect(tabs.getByRole('link', { name: 'Webhooks' })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('[data-slot=sidebar] [aria-current=page]')).toHaveText(/^Settings\s*1/)
    await expectAccessible(page)
    await tabs.getByRole('link', { name: /^Staff/ }).click()
    await expect(page.getByRole('heading', { name: 'Staff', exact: true, level: 1 })).toBeVisible()
    await expect(tabs.locator('[aria-current=page]')).toHaveText(/^Staff\s*1/)
    await expect(tabs.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
    await open(page, '/admin/settings/licence')
    await expect(tabs.locator('[aria-current=page]')).toHaveText('Settings')
    await open(page, '/admin/pages/licence-and-fees')
    await expect(page.getByRole('main').locator('[data-slot=tab-nav]')).toHaveCount(0)
  },
)

test('somebody puts the sidebar in order with keys, and has it so everywhere', async ({ page, otherPerson }) => {
  await startSession(page)
  await open(page, '/admin')
  const names = (of = page) =>
    of.locator('[data-slot=sidebar] [data-slot=sidebar-group]').first().getByRole('link', { includeHidden: true })
  await expect(names()).toHaveText(['Slider', 'Add New Client', 'Manage Clients', 'Website'])
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Arrange the menu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Arrange the menu' })
  await dialog.getByRole('button', { name: 'Move Website up' }).focus()
  for (const n of [3, 2, 1]) {
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('status')).toHaveText(`Website is number ${n} of 4 now.`)
  }
  await expect(dialog.getByRole('button', { name: 'Move Website down' })).toBeFocused()
  await expectAccessible(page)
  const ordered = ['Website', 'Slider', 'Add New Client', 'Manage Clients']
  await expect(names()).toHaveText(ordered)

  const elsewhere = await otherPerson()
  await startSession(elsewhere, undefined, 'signIn')
  await open(elsewhere, '/admin')
  await expect(names(elsewhere)).toHaveText(ordered)
  await dialog.getByRole('button', { name: 'As it was at first' }).click()
  await expect(page.getByText('The menu is as it was at first.')).toBeVisible()
  await open(elsewhere, '/admin')
  await expect(names(elsewhere)).toHaveText(['Slider', 'Add New Client', 'Manage Clients', 'Website'])
})
